import { TicketList } from '#ds/account/TicketList/index.ts'
import * as accountTabsArea from '#ds/texts/account-tabs.ts'
import { useDialogs } from '#site/dashboard/dialogs.tsx'
import type { TabProps } from '#site/dashboard/tabs.tsx'
import { useTickets } from '#site/hooks/account-resources.ts'
import { ticketHref } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The tab `support`. */
export function SupportTab({ userId, now }: TabProps) {
  const { accountTabTexts } = useTexts(accountTabsArea)
  const dialogs = useDialogs()
  return (
    <TicketList
      tickets={useTickets(userId)}
      now={now}
      ticketHref={ticketHref}
      texts={accountTabTexts.support}
      onCreate={() => dialogs.open({ name: 'new-ticket' })}
    />
  )
}
