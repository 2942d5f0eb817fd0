import { CircleCheck, CircleOff, type LucideIcon, TriangleAlert, Wrench } from 'lucide-react'
import type { Incident, IncidentPhase } from '#contracts/status.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './StatusScreen.css.ts'
import type { StatusScreenTexts } from './status-texts.ts'

const looks: Record<IncidentPhase, { tone?: BadgeProps['tone']; icon?: LucideIcon }> = {
  planned: {},
  running: {},
  past: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: CircleOff },
}

/** Where it stands: what was said last, except where its time says more. */
function stateText({ kind, state, phase }: Incident, texts: StatusScreenTexts): string {
  if (phase === 'cancelled') return texts.cancelled
  if (phase === 'past') return texts.incidentStates.resolved
  return phase === 'running' && kind === 'maintenance' ? texts.states.maintenance : texts.incidentStates[state]
}

/** An incident or a maintenance with what has been said about it, newest first. */
export function IncidentCard({ incident, texts }: { incident: Incident; texts: StatusScreenTexts }) {
  const { dateTime, list } = useFormats()
  const { kind, phase, title, language, components, startsAt, endsAt, updates } = incident
  const start = dateTime(startsAt)
  const openTone = kind === 'maintenance' ? 'brand' : 'caution'
  return (
    <article className={css.card}>
      <div className={css.line}>
        <Heading level={3} size="title" lang={language}>
          {title}
        </Heading>
        <div className={css.badges}>
          <Badge tone="neutral" icon={kind === 'maintenance' ? Wrench : TriangleAlert}>
            {texts.kinds[kind]}
          </Badge>
          <Badge tone={openTone} {...looks[phase]}>
            {stateText(incident, texts)}
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
            <Text size="small" lang={update.language}>
              {update.text}
            </Text>
          </li>
        ))}
      </ul>
    </article>
  )
}
