import { type ComponentPropsWithRef, useId } from 'react'
import type { DeadJob, ParkedPayment } from '#contracts/admin.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/components/resource.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { DeadJobs, type DeadJobsTexts } from './DeadJobs.tsx'
import { ParkedPayments, type ParkedPaymentsTexts } from './ParkedPayments.tsx'

export interface AttentionPanelTexts {
  heading: string
  description: string
  updateFailed: string
  loadFailed: string
  payments: ParkedPaymentsTexts
  jobs: DeadJobsTexts
}

export interface AttentionPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The texts, in one language. */
  texts: AttentionPanelTexts
  /** Parked payments that are not yet resolved. */
  payments: Resource<readonly ParkedPayment[]>
  /** Dead jobs. */
  jobs: Resource<readonly DeadJob[]>
  /** Saves a note about how a payment was resolved. A failure is shown in the dialog. */
  onResolve: (paymentId: string, note: string) => Promise<SubmitResult>
  /** Retries a job. A failure is shown above the tables. */
  onRetryJob: (jobId: string) => Promise<SubmitResult>
  /** Dismisses a job that cannot succeed any more. A failure is shown above the tables. */
  onDismissJob: (jobId: string) => Promise<SubmitResult>
}

/** Parked payments and dead jobs that need an admin. Renders nothing while there are none, which is the usual case. */
export function AttentionPanel({
  texts,
  payments: paymentsResource,
  jobs: jobsResource,
  onResolve,
  onRetryJob,
  onDismissJob,
  ...rest
}: AttentionPanelProps) {
  const headingId = useId()
  const action = useAction()
  const payments = dataOf(paymentsResource) ?? []
  const jobs = dataOf(jobsResource) ?? []
  const loadError = loadErrorOf(paymentsResource, jobsResource)
  if (payments.length === 0 && jobs.length === 0 && !loadError) return null
  return (
    <section data-component="AttentionPanel" data-full-texts aria-labelledby={headingId} {...rest}>
      <Stack>
        <Stack space="2xs">
          <Heading level={2} size="title" id={headingId}>
            {texts.heading}
          </Heading>
          <Text tone="secondary">{texts.description}</Text>
        </Stack>
        {loadError && (
          <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={loadError.onRetry}>
            {loadError.message}
          </Notice>
        )}
        {action.error && (
          <Notice tone="critical" title={texts.updateFailed} role="alert">
            {action.error}
          </Notice>
        )}
        {payments.length > 0 && <ParkedPayments texts={texts.payments} payments={payments} onResolve={onResolve} />}
        {jobs.length > 0 && (
          <DeadJobs
            texts={texts.jobs}
            jobs={jobs}
            pendingJobs={action.pendingKeys}
            onRetry={(id) => action.run(() => onRetryJob(id), id)}
            onDismiss={(id) => action.run(() => onDismissJob(id), id)}
          />
        )}
      </Stack>
    </section>
  )
}
