import { SupportPanel, supportViews } from '#ds/admin/SupportPanel/index.ts'
import type { UndoControls } from '#ds/components/UndoToast/index.ts'
import * as supportOfficeArea from '#ds/texts/support-office.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { useSupportOffice } from '#site/hooks/use-support-office.ts'
import { useOpenTicket, useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface SupportOfficeProps {
  /** Bearer token of the admin. */
  token: string | undefined
  /** Where the back-office offers to undo what was done. */
  undo: UndoControls
}

/** The support in the back-office, with its data and its texts: loaded when its tab is opened. */
export function SupportOffice({ token, undo }: SupportOfficeProps) {
  const { supportOfficeTexts } = useTexts(supportOfficeArea)
  const [view, setView] = useTab(supportViews, 'tickets', 'view')
  const ticketId = useOpenTicket()
  // The link that was pressed is gone: the list and the desk take each other's place.
  useHeadingFocus(ticketId ?? 'list', `[data-component="${ticketId === undefined ? 'SupportPanel' : 'TicketDesk'}"]`)
  return (
    <SupportPanel
      texts={supportOfficeTexts}
      view={view}
      onViewChange={setView}
      {...useSupportOffice({ token, view, undo })}
    />
  )
}
