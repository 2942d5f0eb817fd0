import { SupportPanel, supportViews } from '#ds/admin/SupportPanel/index.ts'
import type { UndoControls } from '#ds/components/feedback/UndoToast/index.ts'
import * as supportAdminArea from '#ds/texts/support-admin.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { useSupportAdmin } from '#site/hooks/use-support-admin.ts'
import { useOpenTicket, useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface SupportAdminProps {
  /** Bearer token of the admin. */
  token: string | undefined
  /** Where the back-office offers to undo what was done. */
  undo: UndoControls
}

/** The support in the back-office, with its data and its texts: loaded when its tab is opened. */
export function SupportAdmin({ token, undo }: SupportAdminProps) {
  const { supportAdminTexts } = useTexts(supportAdminArea)
  const [view, setView] = useTab(supportViews, 'tickets', 'view')
  const ticketId = useOpenTicket()
  // The link that was pressed is gone: the list and the desk take each other's place.
  useHeadingFocus(ticketId ?? 'list', `[data-component="${ticketId === undefined ? 'SupportPanel' : 'TicketDesk'}"]`)
  return (
    <SupportPanel
      texts={supportAdminTexts}
      view={view}
      onViewChange={setView}
      {...useSupportAdmin({ token, view, undo })}
    />
  )
}
