import type { RefObject } from 'react'
import type { Notice as AccountNotice } from '#contracts/notices.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { useFocusOnceLost } from '#ds/account/use-focus-once-lost.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './NoticesDialog.css.ts'
import { noticeLooks, noticeWords } from './notice-words.ts'
import type { NoticesTexts } from './notices-texts.ts'

export interface NoticesDialogProps
  extends Omit<DialogProps, 'heading' | 'description' | 'footer' | 'children' | 'size'> {
  /** Newest first. */
  notices: Resource<readonly AccountNotice[]>
  /** The current time, ISO 8601. */
  now: string
  /** Loads older ones. Default: there are none. */
  onMore?: (() => Promise<SubmitResult>) | undefined
  texts: NoticesTexts
}

/**
 * What has happened to the customer's money and VPS, for those who do not read mails: each with a link to where one acts. A sheet on a phone. Opening it reads all of
 * them, which the caller tells the server; those that are new stay marked until it is opened again.
 */
export function NoticesDialog({ notices, now, onMore, texts, ...rest }: NoticesDialogProps) {
  const { pending, error, run, clearError } = useAction()
  const firstId = dataOf(notices)?.[0]?.id
  const lastId = dataOf(notices)?.at(-1)?.id
  // Two buttons go away with what they did: the one that loads again, and, with the last page, the one that loads older ones.
  const firstLink = useFocusOnceLost<HTMLAnchorElement>(notices.status)
  const lastLink = useFocusOnceLost<HTMLAnchorElement>(onMore === undefined)
  return (
    <Dialog data-component="NoticesDialog" {...rest} heading={texts.title}>
      <Stack space="md">
        <ResourceList
          label={texts.title}
          resource={notices}
          itemKey={({ id }) => id}
          renderItem={(notice) => (
            <Row
              notice={notice}
              now={now}
              texts={texts}
              linkRef={{ [lastId ?? '']: lastLink, [firstId ?? '']: firstLink }[notice.id]}
            />
          )}
          errorTitle={texts.errorTitle}
          empty={<EmptyState title={texts.emptyTitle} description={texts.emptyDescription} />}
        />
        {error !== undefined && (
          <Notice tone="critical" title={texts.moreFailed} role="alert" onDismiss={clearError}>
            {error}
          </Notice>
        )}
        {onMore && (
          <Button tone="neutral" emphasis="outline" fullWidth pending={pending} onClick={() => void run(onMore)}>
            {pending ? texts.loadingMore : texts.more}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

interface RowProps extends Pick<NoticesDialogProps, 'now' | 'texts'> {
  notice: AccountNotice
  linkRef: RefObject<HTMLAnchorElement | null> | undefined
}

function Row({ notice, now, texts, linkRef }: RowProps) {
  const formats = useFormats()
  const { icon, tone } = noticeLooks[notice.kind]
  const { amounts, say, link } = noticeWords(notice, { texts, formats, now })
  return (
    <div className={css.row}>
      <span className={css.icon[tone]}>
        <Icon icon={icon} size="medium" />
      </span>
      <div data-unread={notice.isRead ? undefined : ''} className={css.words}>
        <span className={css.sentence}>
          {!notice.isRead && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
          {sentenceWithMoney(amounts, say)}
        </span>
        <span className={css.details}>
          {!notice.isRead && <span aria-hidden className={css.dot} />}
          <time dateTime={notice.at}>{formats.shortDateTime(notice.at, now)}</time>
          <Link ref={linkRef} href={link.href}>
            {link.label}
          </Link>
        </span>
      </div>
    </div>
  )
}
