import { NoticesDialog } from '#ds/account/NoticesDialog/index.ts'
import * as noticesArea from '#ds/texts/notices.ts'
import { useDialogs, useOpenDialog } from '#site/dashboard/dialogs.tsx'
import { useNotices } from '#site/hooks/use-notices.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often the times are written again, in milliseconds. */
const CLOCK_MS = 60_000

/** The notices with their data and texts: loaded when they are opened first. */
export function SiteNoticesDialog({ userId }: { userId: string }) {
  const { noticesTexts } = useTexts(noticesArea)
  const { close, finalFocus } = useDialogs()
  const open = useOpenDialog('notices') !== undefined
  const now = useNow(CLOCK_MS)
  return (
    <NoticesDialog
      {...useNotices({ userId, enabled: open })}
      open={open}
      onOpenChange={close}
      finalFocus={finalFocus}
      now={now}
      texts={noticesTexts}
    />
  )
}
