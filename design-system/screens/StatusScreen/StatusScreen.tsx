import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ComponentState, ServiceStatus } from '#contracts/status.ts'
import { Baseline } from '#ds/components/brand/Baseline/index.ts'
import { Ripple, type RippleProps } from '#ds/components/brand/Ripple/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as frame from '#ds/screens/public-page.css.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { ComponentLine, ComponentName, DaysEnds, DaysLegend } from './ComponentLine.tsx'
import { IncidentCard } from './IncidentCard.tsx'
import * as css from './StatusScreen.css.ts'
import type { StatusScreenTexts } from './status-texts.ts'

export interface StatusScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  texts: StatusScreenTexts
  /** What was measured. The caller loads it again every 30 seconds. */
  status: Resource<ServiceStatus>
  /** Address of the same facts for programs, which is linked where there is no script. */
  dataHref: string
  /** The page's header. */
  header: ReactNode
  /** The page's footer. */
  footer: ReactNode
}

/** What works now, how reliable it was, and what happened: only what was measured or written by the operator. */
export function StatusScreen({ texts, status, dataHref, header, footer, className, ...rest }: StatusScreenProps) {
  return (
    <div data-component="StatusScreen" {...rest} className={classNames(frame.page, className)}>
      {header}
      <main id={MAIN_ID} className={css.main} aria-busy={status.status === 'loading' || undefined}>
        <PageIntro heading={texts.title} lead={texts.description}>
          <noscript>
            <Text>
              {texts.withoutScript} <Link href={dataHref}>{dataHref}</Link>
            </Text>
          </noscript>
        </PageIntro>
        <div className={frame.content}>
          <Content status={status} texts={texts} />
        </div>
      </main>
      {footer}
    </div>
  )
}

function Content({ status, texts }: Pick<StatusScreenProps, 'status' | 'texts'>) {
  if (status.status === 'loading') return <Loading texts={texts} />
  if (status.status === 'error')
    return (
      <ErrorState
        title={texts.errorTitle}
        description={status.message}
        {...(status.onRetry && { onRetry: status.onRetry })}
      />
    )
  const { data, stale } = status
  return (
    <>
      {stale && (
        <Notice
          tone="caution"
          title={texts.staleTitle}
          role="status"
          {...(stale.onRetry && { onRetry: stale.onRetry })}
        >
          {stale.message}
        </Notice>
      )}
      <Overall data={data} texts={texts} />
      <section className={frame.part}>
        <div className={css.line}>
          <Heading level={2} size="section">
            {texts.componentsTitle}
          </Heading>
          <Since data={data} texts={texts} />
        </div>
        <div className={css.panel}>
          {data.components.map((component) => (
            <ComponentLine key={component.name} component={component} checkedAt={data.checkedAt} texts={texts} />
          ))}
          {data.checkedAt !== null && <DaysEnds texts={texts} />}
        </div>
        {data.checkedAt !== null && <DaysLegend texts={texts} />}
      </section>
      <section className={frame.part}>
        <Heading level={2} size="section">
          {texts.incidentsTitle}
        </Heading>
        {data.incidents.length === 0 && <Text tone="secondary">{texts.noIncidents}</Text>}
        {data.incidents.map((incident) => (
          <IncidentCard key={incident.id} incident={incident} texts={texts} />
        ))}
      </section>
    </>
  )
}

/** The first that applies to some component is the state of everything. */
const worstFirst = ['degraded', 'maintenance', 'unknown', 'operational'] as const satisfies readonly ComponentState[]
const signs: Record<ComponentState, RippleProps['state']> = {
  degraded: 'running',
  maintenance: 'starting',
  unknown: 'off',
  operational: 'running',
}

function Overall({ data, texts }: { data: ServiceStatus; texts: StatusScreenTexts }) {
  const { dateTime, list } = useFormats()
  const state = worstFirst.find((one) => data.components.some((component) => component.state === one)) ?? 'unknown'
  const affected = data.components.filter((component) => component.state === state)
  const names = list(affected.map(({ name }) => texts.components[name].name))
  const sentence = texts.overall[state]
  return (
    <div className={css.overall}>
      <Ripple
        state={signs[state]}
        size="medium"
        {...(data.checkedAt !== null && { changeKey: data.checkedAt })}
        className={css.sign[state === 'degraded' ? 'troubled' : 'calm']}
      />
      <div className={css.words}>
        <div role="status">
          <Heading level={2} size="section">
            {typeof sentence === 'string' ? sentence : sentence(names)}
          </Heading>
        </div>
        {/* Not in the status, which would be announced with every check. */}
        <Text size="small" tone="tertiary">
          {data.checkedAt === null ? texts.neverChecked : texts.checked(dateTime(data.checkedAt))} {texts.refreshes}
        </Text>
      </div>
    </div>
  )
}

function Since({ data, texts }: { data: ServiceStatus; texts: StatusScreenTexts }) {
  const { date } = useFormats()
  return (
    data.measuredSince !== null && (
      <Text size="small" tone="secondary">
        {texts.measuredSince(date(data.measuredSince))}
      </Text>
    )
  )
}

const PLACEHOLDERS = ['site', 'provisioning', 'payments'] as const

/** The components are known before their state is. */
function Loading({ texts }: { texts: StatusScreenTexts }) {
  return (
    <>
      <div className={css.overall}>
        <Ripple state="loading" size="medium" className={css.sign.calm} />
        <div className={css.words}>
          <Text size="large" tone="secondary" role="status">
            {texts.loading}
          </Text>
          <Text size="small" tone="tertiary">
            {texts.refreshes}
          </Text>
        </div>
      </div>
      <section className={frame.part}>
        <Heading level={2} size="section">
          {texts.componentsTitle}
        </Heading>
        <div className={css.panel}>
          {PLACEHOLDERS.map((name) => (
            <article key={name} className={css.component}>
              <ComponentName name={name} texts={texts} />
              <div className={css.days}>
                <Baseline basis="promised" className={css.awaited} />
              </div>
              <Text className={css.share}>
                <Skeleton length="short" />
              </Text>
              <span />
            </article>
          ))}
          <DaysEnds texts={texts} />
        </div>
      </section>
    </>
  )
}
