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

export interface WaitingPanelTexts {
  heading: string
  description: string
  updateFailed: string
  loadFailed: string
  payments: ParkedPaymentsTexts
  jobs: DeadJobsTexts
}

export interface WaitingPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Its words, in one language. */
  texts: WaitingPanelTexts
  /** Payments that fit no deposit, those that nobody has dealt with yet. */
  payments: Resource<readonly ParkedPayment[]>
  /** Jobs that were given up. */
  jobs: Resource<readonly DeadJob[]>
  /** Notes what was done about a payment. A failure is shown in its dialog. */
  onResolve: (paymentId: string, note: string) => Promise<SubmitResult>
  /** Makes a job due again. A failure is shown above the tables. */
  onRetryJob: (jobId: string) => Promise<SubmitResult>
  /** Puts away a job that nothing can be done about. A failure is shown above the tables. */
  onDismissJob: (jobId: string) => Promise<SubmitResult>
}

/** What went wrong and waits for a person. Nothing at all while nothing waits, as nearly always. */
export function WaitingPanel({
  texts,
  payments: paymentsResource,
  jobs: jobsResource,
  onResolve,
  onRetryJob,
  onDismissJob,
  ...rest
}: WaitingPanelProps) {
  const headingId = useId()
  const action = useAction()
  const payments = dataOf(paymentsResource) ?? []
  const jobs = dataOf(jobsResource) ?? []
  const loadError = loadErrorOf(paymentsResource, jobsResource)
  if (payments.length === 0 && jobs.length === 0 && !loadError) return null
  return (
    <section data-component="WaitingPanel" data-whole-texts aria-labelledby={headingId} {...rest}>
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
