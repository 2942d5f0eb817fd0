import type { Enquiry, EnquiryStatus } from '#contracts/contact.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './SupportPanel.css.ts'
import type { SupportPanelTexts } from './support-texts.ts'

interface EnquiryDialogProps {
  texts: SupportPanelTexts
  enquiry: Enquiry
  open: boolean
  onOpenChange: (open: boolean) => void
  onStatusChange: (enquiryId: string, status: EnquiryStatus) => Promise<SubmitResult>
}

/** A message of the contact form, which is marked as done once it was answered by email. */
export function EnquiryDialog({ texts, enquiry, open, onOpenChange, onStatusChange }: EnquiryDialogProps) {
  const { dateTime } = useFormats()
  const { pending, error, run } = useAction()
  const { columns } = texts
  const isOpen = enquiry.status === 'open'
  const change = async () => {
    if (await run(() => onStatusChange(enquiry.id, isOpen ? 'closed' : 'open'))) onOpenChange(false)
  }
  const close = (next: boolean) => {
    if (!pending) onOpenChange(next)
  }
  const label = isOpen ? texts.close : texts.reopen
  return (
    <Dialog
      size="wide"
      open={open}
      onOpenChange={close}
      heading={<span className={css.subject}>{enquiry.subject}</span>}
      footer={
        <Button pending={pending} onClick={() => void change()}>
          {pending ? texts.pending : label}
        </Button>
      }
    >
      <Stack space="lg">
        {error !== undefined && (
          <Notice tone="critical" title={texts.statusFailed} role="alert">
            {error}
          </Notice>
        )}
        <RecordFacts
          facts={[
            { label: columns.number, value: enquiry.number },
            { label: columns.sender, value: enquiry.name },
            { label: columns.email, value: <EmailAddress>{enquiry.email}</EmailAddress> },
            ...(enquiry.phone ? [{ label: columns.phone, value: enquiry.phone }] : []),
            { label: columns.topic, value: texts.topics[enquiry.topic] },
            ...(enquiry.about ? [{ label: columns.about, value: enquiry.about }] : []),
            { label: columns.date, value: dateTime(enquiry.createdAt) },
          ]}
        />
        <p className={css.message}>{enquiry.body}</p>
      </Stack>
    </Dialog>
  )
}
