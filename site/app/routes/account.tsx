import { Navigate, useLocation } from 'react-router'
import type { Account } from '#contracts/account.ts'
import { AccountData, CloseAccount } from '#ds/account/AccountData/index.ts'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { InvoiceSettings } from '#ds/account/InvoiceSettings/index.ts'
import { MailSettings } from '#ds/account/MailSettings/index.ts'
import { Passkeys } from '#ds/account/Passkeys/index.ts'
import { ProfileSettings } from '#ds/account/ProfileSettings/index.ts'
import { SecuritySettings } from '#ds/account/SecuritySettings/index.ts'
import { AccountHistory, SessionList, SignInList } from '#ds/account/SessionList/index.ts'
import { dataOf, mapResource } from '#ds/hooks/resource.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { AccountScreen, accountTabs } from '#ds/screens/AccountScreen/index.ts'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import * as accountArea from '#ds/texts/account.ts'
import * as accountPageArea from '#ds/texts/account-page.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useProfile, useSecurity } from '#site/hooks/use-own-account.ts'
import { usePasskeys } from '#site/hooks/use-passkeys.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { tabHref, useTab } from '#site/hooks/use-tab.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import { useEdition } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { CallErrors } from '#site/session/call-errors.tsx'
import type { SessionUser } from '#site/session/customer-session.ts'
import { knowsPasskeys } from '#site/session/passkeys.ts'
import { loginPath } from '#site/session/return-path.ts'
import { StepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'vi', texts: [accountPageArea, accountArea, remediesArea, toastsArea] }

/** The customer's own account, and how it is kept safe. A visitor signs in first and returns. */
export default function AccountRoute() {
  const isHydrated = useHydrated()
  const { session, redirectTo, forget } = useAuth()
  const { pathname, search } = useLocation()
  const currentPath = `${pathname}${search}`
  const loading = useMessage('loading')
  const { accountPageTexts } = useTexts(accountPageArea)
  if (!isHydrated)
    return (
      <>
        <PrivateHead title={accountPageTexts.title} />
        <LoadingScreen label={loading} />
      </>
    )
  if (!session) return <Navigate to={redirectTo ?? loginPath('signInRequired', currentPath)} replace />
  const leaveIfEnded = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'session_locked') forget(loginPath('accountLocked', currentPath))
    else if (error.status === 401) forget(loginPath('sessionEnded', currentPath))
  }
  return (
    <CallErrors onError={leaveIfEnded}>
      <StepUp>
        <AccountPage user={session.user} />
      </StepUp>
    </CallErrors>
  )
}

const walletHref = tabHref('/dashboard', 'wallet', 'vps')
/** The addresses at which a customer ends what stands in the way of closing the account. */
const closingHrefs = {
  machines: tabHref('/dashboard', 'vps', 'vps'),
  waitingOrders: tabHref('/dashboard', 'vps', 'vps'),
  deposits: walletHref,
  withdrawals: walletHref,
  balance: walletHref,
}

function AccountPage({ user }: { user: SessionUser }) {
  const {
    accountPageTexts,
    profileTexts,
    mailSettingsTexts,
    invoiceSettingsTexts,
    accountDataTexts,
    closeAccountTexts,
  } = useTexts(accountPageArea)
  const { accountTexts } = useTexts(accountArea)
  const edition = useEdition()
  const signOut = useSignOut()
  const [tab, setTab] = useTab(accountTabs, 'profile')
  const balance = mapResource(toResource(useQuery(paths.balance(user.id))), (data) => data.balance)
  const { account, keepEmail, sendLink, keepTheme, onChooseMails, onSaveInvoice, ...own } = useProfile()
  const { obstacles, onCloseAccount, ...profile } = own
  const data = dataOf(account)
  const codes = useQuery(paths.catalog).data?.phoneCodes
  return (
    <>
      <PrivateHead title={accountPageTexts.title} />
      <AccountScreen
        texts={accountPageTexts}
        header={<DashboardHeader user={user} texts={accountTexts.header} balance={balance} onSignOut={signOut} />}
        areas={{
          label: accountTexts.tabsLabel,
          names: accountTexts.tabs,
          href: (area) => tabHref('/dashboard', area, 'vps'),
        }}
        account={account}
        parts={{
          profile: data && (
            <>
              <ProfileSettings
                {...profile}
                phone={{ ...profile.phone, codes }}
                account={data}
                edition={edition}
                onKeepEmail={() => keepEmail(undefined)}
                onSendLink={() => sendLink(undefined)}
                onThemeChange={keepTheme}
                texts={profileTexts}
              />
              <InvoiceSettings
                details={data.invoiceDetails}
                name={data.user}
                onSave={onSaveInvoice}
                texts={invoiceSettingsTexts}
              />
              <MailSettings account={data} onChoose={onChooseMails} texts={mailSettingsTexts} />
              <AccountData exportHref="/api/account/export" texts={accountDataTexts} />
              <CloseAccount
                email={data.user.email}
                obstacles={obstacles}
                hrefs={closingHrefs}
                onCloseAccount={onCloseAccount}
                texts={closeAccountTexts}
              />
            </>
          ),
          security: data && <Security account={data} />,
        }}
        tab={tab}
        onTabChange={setTab}
        developersHref="/account/developers"
      />
    </>
  )
}

/** How often the ages of sessions are written again, in milliseconds. */
const CLOCK_MS = 60_000

function Security({ account }: { account: Account }) {
  const { securityTexts, passkeysTexts, sessionTexts, signInTexts, accountHistoryTexts } = useTexts(accountPageArea)
  const now = useNow(CLOCK_MS)
  const { sessions, signIns, history, onEnd, endOthers, startTotp, ...security } = useSecurity()
  const passkeys = usePasskeys()
  return (
    <>
      <SecuritySettings
        {...security}
        secondFactor={account.secondFactor}
        onStartTotp={() => startTotp(undefined)}
        texts={securityTexts}
      />
      <Passkeys {...passkeys} isSupported={knowsPasskeys()} texts={passkeysTexts} />
      <SessionList
        sessions={sessions}
        now={now}
        onEnd={onEnd}
        onEndOthers={() => endOthers(undefined)}
        texts={sessionTexts}
      />
      <SignInList signIns={signIns} now={now} texts={signInTexts} />
      <AccountHistory events={history} now={now} texts={accountHistoryTexts} />
    </>
  )
}
