import { CircleCheck, TriangleAlert, Wrench } from 'lucide-react'
import type { Incident } from '#contracts/status.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './StatusScreen.css.ts'
import type { StatusScreenTexts } from './status-texts.ts'

/** An incident or a maintenance with what has been said about it, newest first. */
export function IncidentCard({ incident, texts }: { incident: Incident; texts: StatusScreenTexts }) {
  const { dateTime, list } = useFormats()
  const { kind, state, title, components, startsAt, endsAt, updates } = incident
  const start = dateTime(startsAt)
  const openTone = kind === 'maintenance' ? 'brand' : 'caution'
  return (
    <article className={css.card}>
      <div className={css.line}>
        <Heading level={3} size="title">
          {title}
        </Heading>
        <div className={css.badges}>
          <Badge tone="neutral" icon={kind === 'maintenance' ? Wrench : TriangleAlert}>
            {texts.kinds[kind]}
          </Badge>
          <Badge
            tone={state === 'resolved' ? 'positive' : openTone}
            {...(state === 'resolved' && { icon: CircleCheck })}
          >
            {texts.incidentStates[state]}
          </Badge>
        </div>
      </div>
      <div>
        <Text size="small" tone="secondary">
          {endsAt === null ? texts.since(start) : texts.between(start, dateTime(endsAt))}
        </Text>
        <Text size="small" tone="secondary">
          {texts.affects(list(components.map((name) => texts.components[name].name)))}
        </Text>
      </div>
      <ul className={css.updates}>
        {updates.map((update) => (
          <li key={`${update.at} ${update.state}`} className={css.update}>
            <Text size="caption" tone="tertiary">
              {texts.incidentStates[update.state]} · <time dateTime={update.at}>{dateTime(update.at)}</time>
            </Text>
            <Text size="small">{update.text}</Text>
          </li>
        ))}
      </ul>
    </article>
  )
}
