import type { ListedMail, MailText } from '#contracts/mails.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MailLog.css.ts'
import type { MailLogTexts } from './mail-log-texts.ts'

interface MailDialogProps {
  texts: MailLogTexts
  mail: ListedMail
  /** What it says. */
  text: Resource<MailText>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What a mail says, and what became of it. */
export function MailDialog({ texts, mail, text, open, onOpenChange }: MailDialogProps) {
  const { dateTime } = useFormats()
  const { dialog } = texts
  return (
    <Dialog size="wide" open={open} onOpenChange={onOpenChange} heading={texts.kinds[mail.kind]}>
      <Stack aria-busy={text.status === 'loading' || undefined}>
        <RecordFacts
          facts={[
            { label: dialog.address, value: <EmailAddress>{mail.address}</EmailAddress> },
            ...(text.status === 'ready' ? [{ label: dialog.subject, value: text.data.subject }] : []),
            { label: dialog.language, value: dialog.languages[mail.language] },
            { label: dialog.date, value: dateTime(mail.createdAt) },
            ...(mail.response === null ? [] : [{ label: dialog.response, value: mail.response }]),
          ]}
        />
        {text.status === 'loading' && <Skeleton length="full" />}
        {text.status === 'error' && (
          <ErrorState title={dialog.loadFailed} description={text.message} onRetry={text.onRetry} />
        )}
        {text.status === 'ready' && (
          <>
            <div className={css.text}>{text.data.text}</div>
            <Text size="caption" tone="tertiary">
              {dialog.withoutLinks}
            </Text>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
