import { Navigate, useLocation, useParams } from 'react-router'
import type { TicketDetail } from '#contracts/tickets.ts'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { dataOf, mapResource } from '#ds/hooks/resource.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { TicketScreen } from '#ds/screens/TicketScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as ticketPageArea from '#ds/texts/ticket-page.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import * as transactionWordsArea from '#ds/texts/transaction-words.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAccountEvents } from '#site/hooks/use-account-events.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { machineHref, tabHref, ticketHref } from '#site/hooks/use-tab.ts'
import { fileHref } from '#site/hooks/use-ticket-files.ts'
import { useTicketPage } from '#site/hooks/use-ticket-page.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import type { SessionUser } from '#site/session/customer-session.ts'
import { loginPath } from '#site/session/return-path.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [ticketPageArea, accountArea, transactionWordsArea, remediesArea, toastsArea],
}

/** The page of a ticket. A visitor, or a customer whose session has ended, signs in first and returns. */
export default function TicketRoute() {
  const isHydrated = useHydrated()
  const { session, redirectTo, forget } = useAuth()
  const { pathname } = useLocation()
  const loading = useMessage('loading')
  const { ticketPageTexts } = useTexts(ticketPageArea)
  if (!isHydrated)
    return (
      <>
        <PrivateHead title={ticketPageTexts.title} />
        <LoadingScreen label={loading} />
      </>
    )
  if (!session) return <Navigate to={redirectTo ?? loginPath('signInRequired', pathname)} replace />
  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginPath('accountLocked', pathname))
    else if (error.status === 401) forget(loginPath('sessionEnded', pathname))
  }
  return (
    <CallErrors onError={leaveIfEnded}>
      <TicketPage key={pathname} user={session.user} />
    </CallErrors>
  )
}

/** How often the page looks at the clock: for the day, and until when a ticket can be opened again. */
const CLOCK_MS = 60_000

function TicketPage({ user }: { user: SessionUser }) {
  const { ticketPageTexts } = useTexts(ticketPageArea)
  const { accountTexts } = useTexts(accountArea)
  const { id = '' } = useParams()
  const signOut = useSignOut()
  const now = useNow(CLOCK_MS)
  useAccountEvents(user.id)
  const page = useTicketPage({ userId: user.id, id })
  const ticket = dataOf(page.ticket)?.ticket
  const balance = useQuery(paths.balance(user.id))
  return (
    <>
      <PrivateHead title={ticket?.subject ?? ticketPageTexts.title} />
      <TicketScreen
        {...page}
        {...useAbout(user.id, ticket)}
        texts={ticketPageTexts}
        header={
          <DashboardHeader
            user={user}
            balance={mapResource(toResource(balance), (response) => response.balance)}
            texts={accountTexts.header}
            onSignOut={signOut}
          />
        }
        now={now}
        listHref={tabHref('/dashboard', 'support', 'vps')}
        ticketHref={ticketHref}
        fileHref={(file) => fileHref(id, file.id)}
      />
    </>
  )
}

/** What the ticket is about, with the names that the customer knows it by. */
function useAbout(userId: string, ticket: TicketDetail | undefined) {
  const { transactionWordsTexts } = useTexts(transactionWordsArea)
  const vpsId = ticket?.vpsId ?? null
  const transactionId = ticket?.transactionId ?? null
  const machine = useQuery(vpsId === null ? null : paths.machine(vpsId))
  const transactions = useQuery(transactionId === null ? null : paths.transactions(userId))
  const transaction = transactions.data?.find((one) => one.id === transactionId)
  return {
    vps:
      vpsId === null || machine.data === undefined
        ? undefined
        : { name: machine.data.vps.name, href: machineHref(vpsId) },
    payment: transaction && {
      name: transaction.number ?? transactionWordsTexts.types[transaction.type],
      // A deposit has a page of its own.
      href:
        transaction.type === 'deposit' && transaction.paymentMethod === 'bank_transfer'
          ? `/dashboard/topup/${transaction.id}`
          : tabHref('/dashboard', 'wallet', 'vps'),
    },
  }
}
