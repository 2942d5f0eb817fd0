import {
  BookOpen,
  CalendarClock,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Network,
  Receipt,
  Server,
  TriangleAlert,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Admin } from '#contracts/admin.ts'
import { AdminHeader, type AdminHeaderProps, type AdminHeaderTexts } from '#ds/admin/AdminHeader/index.ts'
import { AdminLogin, type AdminLoginProps, type AdminLoginTexts } from '#ds/admin/AdminLogin/index.ts'
import { AdminOverview, type AdminOverviewProps, type AdminOverviewTexts } from '#ds/admin/AdminOverview/index.ts'
import type { AdminListTexts } from '#ds/admin/AdminTable/index.ts'
import {
  TransactionsTable,
  type TransactionsTableProps,
  type TransactionsTableTexts,
} from '#ds/admin/TransactionsTable/index.ts'
import { UsersTable, type UsersTableProps, type UsersTableTexts } from '#ds/admin/UsersTable/index.ts'
import { VpsTable, type VpsTableProps, type VpsTableTexts } from '#ds/admin/VpsTable/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './AdminScreen.css.ts'

/** The tabs of the back-office, in order: the five of the product spec (section 2), of which the first is the default, then money in, renewals, the catalogue, incidents and the infrastructure. */
export const adminTabs = [
  'dashboard',
  'users',
  'vps',
  'transactions',
  'support',
  'money',
  'renewals',
  'catalog',
  'incidents',
  'infrastructure',
] as const
export type AdminTab = (typeof adminTabs)[number]

type OwnTexts<Texts> = Omit<Texts, 'list'>

/** All texts of the back-office. */
export interface AdminScreenTexts {
  /** Title of the page for assistive technology. */
  title: string
  /** Accessible name of the tab list. */
  tabsLabel: string
  tabs: Record<AdminTab, string>
  header: AdminHeaderTexts
  login: AdminLoginTexts
  overview: AdminOverviewTexts
  list: AdminListTexts
  users: OwnTexts<UsersTableTexts>
  vps: OwnTexts<VpsTableTexts>
  transactions: OwnTexts<TransactionsTableTexts>
}

export interface AdminScreenProps {
  texts: AdminScreenTexts
  /** The signed-in admin. Without it the admin login is shown. */
  admin?: Admin | undefined
  onLogin: AdminLoginProps['onLogin']
  onSignOut: AdminHeaderProps['onSignOut']
  tab: AdminTab
  onTabChange: (tab: AdminTab) => void
  overview: Omit<AdminOverviewProps, 'texts'>
  users: Omit<UsersTableProps, 'texts' | 'ownEmail'>
  vps: Omit<VpsTableProps, 'texts'>
  transactions: Omit<TransactionsTableProps, 'texts'>
  /** Renders the content of the tab `support`, SupportPanel. The caller loads it, as it does the catalogue. */
  support: () => ReactNode
  /** Renders the content of the tab `money`, MoneyInPanel, which the caller loads. */
  money: () => ReactNode
  /** Renders the content of the tab `renewals`, RenewalsPanel, which the caller loads. */
  renewals: () => ReactNode
  /** Renders the content of the tab `catalog`, CatalogPanel. The caller loads it, because few visits to the back-office need it. */
  catalog: () => ReactNode
  /** Renders the content of the tab `incidents`, IncidentsPanel, which the caller loads for the same reason. */
  incidents: () => ReactNode
  /** Renders the content of the tab `infrastructure`, InfrastructurePanel, which the caller loads. */
  infrastructure: () => ReactNode
  /** Target of the logo's link. Default: `/`. */
  homeHref?: string
}

const icons: Record<AdminTab, LucideIcon> = {
  dashboard: LayoutDashboard,
  users: Users,
  vps: Server,
  transactions: Receipt,
  support: LifeBuoy,
  money: Landmark,
  renewals: CalendarClock,
  catalog: BookOpen,
  incidents: TriangleAlert,
  infrastructure: Network,
}

const isAdminTab = (value: string): value is AdminTab => adminTabs.some((tab) => tab === value)

/** The back-office: its login, or its header and its tabs (product spec, section 2). Only the selected tab is rendered. */
export function AdminScreen(props: AdminScreenProps) {
  const { texts, admin, onLogin, onSignOut, homeHref } = props
  return (
    <div data-component="AdminScreen" className={css.page}>
      <AdminHeader texts={texts.header} admin={admin} onSignOut={onSignOut} homeHref={homeHref} />
      {admin ? (
        <main id={MAIN_ID} className={css.main}>
          <h1>
            <VisuallyHidden>{texts.title}</VisuallyHidden>
          </h1>
          <AdminTabs {...props} />
        </main>
      ) : (
        <main id={MAIN_ID} className={classNames(css.main, css.login)}>
          <AdminLogin texts={texts.login} onLogin={onLogin} />
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
  overview,
  users,
  vps,
  transactions,
  support,
  money,
  renewals,
  catalog,
  incidents,
  infrastructure,
}: AdminScreenProps) {
  const { list } = texts
  const content: Record<AdminTab, () => ReactNode> = {
    dashboard: () => <AdminOverview texts={texts.overview} {...overview} />,
    users: () => <UsersTable texts={{ list, ...texts.users }} ownEmail={admin?.email} {...users} />,
    vps: () => <VpsTable texts={{ list, ...texts.vps }} {...vps} />,
    transactions: () => <TransactionsTable texts={{ list, ...texts.transactions }} {...transactions} />,
    support,
    money,
    renewals,
    catalog,
    incidents,
    infrastructure,
  }
  return (
    <Tabs value={tab} onValueChange={(value) => isAdminTab(value) && onTabChange(value)}>
      <TabList label={texts.tabsLabel}>
        {adminTabs.map((item) => (
          <Tab key={item} value={item} icon={icons[item]}>
            {texts.tabs[item]}
          </Tab>
        ))}
      </TabList>
      {adminTabs.map((item) => (
        <TabPanel key={item} value={item} className={css.panel}>
          {item === tab && content[item]()}
        </TabPanel>
      ))}
    </Tabs>
  )
}
