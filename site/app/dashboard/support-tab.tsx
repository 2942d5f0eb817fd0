import { TicketList } from '#ds/account/TicketList/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import { useDialogs } from '#site/dashboard/dialogs.tsx'
import type { TabProps } from '#site/dashboard/tabs.tsx'
import { useTickets } from '#site/hooks/account-resources.ts'
import { ticketHref } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The tab `support`. */
export function SupportTab({ userId, now }: TabProps) {
  const { accountTexts } = useTexts(accountArea)
  const dialogs = useDialogs()
  return (
    <TicketList
      tickets={useTickets(userId)}
      now={now}
      ticketHref={ticketHref}
      texts={accountTexts.support}
      onCreate={() => dialogs.open({ name: 'new-ticket' })}
    />
  )
}
