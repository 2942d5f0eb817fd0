import { LayoutDashboard, LifeBuoy, type LucideIcon, Receipt, Server, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Admin } from '#contracts/admin.ts'
import { AdminHeader, type AdminHeaderTexts } from '#ds/admin/AdminHeader/index.ts'
import { AdminLogin, type AdminLoginProps, type AdminLoginTexts } from '#ds/admin/AdminLogin/index.ts'
import type { AdminListTexts } from '#ds/admin/AdminTable/index.ts'
import { StatsOverview, type StatsOverviewProps, type StatsOverviewTexts } from '#ds/admin/StatsOverview/index.ts'
import { TicketsTable, type TicketsTableProps, type TicketsTableTexts } from '#ds/admin/TicketsTable/index.ts'
import {
  TransactionsTable,
  type TransactionsTableProps,
  type TransactionsTableTexts,
} from '#ds/admin/TransactionsTable/index.ts'
import { UsersTable, type UsersTableProps, type UsersTableTexts } from '#ds/admin/UsersTable/index.ts'
import { VpsTable, type VpsTableProps, type VpsTableTexts } from '#ds/admin/VpsTable/index.ts'
import { WaitingPanel, type WaitingPanelProps, type WaitingPanelTexts } from '#ds/admin/WaitingPanel/index.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './AdminScreen.css.ts'

/** Tabs of the back-office, in their order. The first one is the default (product spec, section 2). */
export const adminTabs = ['dashboard', 'users', 'vps', 'transactions', 'support'] as const
export type AdminTab = (typeof adminTabs)[number]

type OwnTexts<Texts> = Omit<Texts, 'list'>

/** Every text of the back-office. */
export interface AdminScreenTexts {
  /** Title of the page for assistive technology. */
  title: string
  /** Names the tabs together. */
  tabsLabel: string
  tabs: Record<AdminTab, string>
  header: AdminHeaderTexts
  login: AdminLoginTexts
  stats: StatsOverviewTexts
  waiting: WaitingPanelTexts
  list: AdminListTexts
  users: OwnTexts<UsersTableTexts>
  vps: OwnTexts<VpsTableTexts>
  transactions: OwnTexts<TransactionsTableTexts>
  support: OwnTexts<TicketsTableTexts>
}

export interface AdminScreenProps {
  texts: AdminScreenTexts
  /** Who is signed in. Without it the admin login shows. */
  admin?: Admin | undefined
  login: Pick<AdminLoginProps, 'onLogin' | 'pending' | 'error'>
  onLogout: () => void
  tab: AdminTab
  onTabChange: (tab: AdminTab) => void
  stats: Omit<StatsOverviewProps, 'texts'>
  /** What waits for a person; it stands under the figures. */
  waiting: Omit<WaitingPanelProps, 'texts'>
  users: Omit<UsersTableProps, 'texts' | 'ownEmail'>
  vps: Omit<VpsTableProps, 'texts'>
  transactions: Omit<TransactionsTableProps, 'texts'>
  support: Omit<TicketsTableProps, 'texts'>
  /** Where the logo leads. Default: `/`. */
  homeHref?: string
}

const icons: Record<AdminTab, LucideIcon> = {
  dashboard: LayoutDashboard,
  users: Users,
  vps: Server,
  transactions: Receipt,
  support: LifeBuoy,
}

const isAdminTab = (value: string): value is AdminTab => adminTabs.some((tab) => tab === value)

/** The back-office: its login, or its header and five tabs (product spec, section 2). In Vietnamese. Only the chosen tab is rendered. */
export function AdminScreen(props: AdminScreenProps) {
  const { texts, admin, login, onLogout, homeHref } = props
  return (
    <div data-component="AdminScreen" lang="vi" className={css.page}>
      <AdminHeader texts={texts.header} admin={admin} onLogout={onLogout} homeHref={homeHref} />
      {admin ? (
        <main id={MAIN_ID} className={css.main}>
          <h1>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </h1>
          <AdminTabs {...props} />
        </main>
      ) : (
        <main id={MAIN_ID} className={classNames(css.main, css.login)}>
          <AdminLogin texts={texts.login} {...login} />
        </main>
      )}
    </div>
  )
}

function AdminTabs({
  texts,
  admin,
  tab,
  onTabChange,
  stats,
  waiting,
  users,
  vps,
  transactions,
  support,
}: AdminScreenProps) {
  const { list } = texts
  const content: Record<AdminTab, () => ReactNode> = {
    dashboard: () => (
      <Stack space="xl">
        <StatsOverview texts={texts.stats} {...stats} />
        <WaitingPanel texts={texts.waiting} {...waiting} />
      </Stack>
    ),
    users: () => <UsersTable texts={{ list, ...texts.users }} ownEmail={admin?.email} {...users} />,
    vps: () => <VpsTable texts={{ list, ...texts.vps }} {...vps} />,
    transactions: () => <TransactionsTable texts={{ list, ...texts.transactions }} {...transactions} />,
    support: () => <TicketsTable texts={{ list, ...texts.support }} {...support} />,
  }
  return (
    <Tabs value={tab} onValueChange={(value) => isAdminTab(value) && onTabChange(value)}>
      <TabList label={texts.tabsLabel}>
        {adminTabs.map((one) => (
          <Tab key={one} value={one} icon={icons[one]}>
            {texts.tabs[one]}
          </Tab>
        ))}
      </TabList>
      {adminTabs.map((one) => (
        <TabPanel key={one} value={one} className={css.panel}>
          {one === tab && content[one]()}
        </TabPanel>
      ))}
    </Tabs>
  )
}
