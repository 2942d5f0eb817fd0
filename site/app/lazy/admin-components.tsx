import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as accountPageArea from '#ds/texts/account-page.ts'
import * as catalogOfficeArea from '#ds/texts/catalog-office.ts'
import * as incidentsOfficeArea from '#ds/texts/incidents-office.ts'
import * as infrastructureOfficeArea from '#ds/texts/infrastructure-office.ts'
import * as moneyOfficeArea from '#ds/texts/money-office.ts'
import * as recoveryArea from '#ds/texts/recovery.ts'
import * as supportOfficeArea from '#ds/texts/support-office.ts'
import { type LazyPanelFallbackProps, lazyDialog, lazyPanel } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

const confirmDialog = createLazyModule(() =>
  import('#ds/admin/ConfirmDialog/index.ts').then(({ ConfirmDialog }) => ConfirmDialog),
)
export const ConfirmDialog = lazyDialog(confirmDialog, (props) => props)

const balanceDialog = createLazyModule(() =>
  import('#ds/admin/BalanceDialog/index.ts').then(({ BalanceDialog }) => BalanceDialog),
)
export const BalanceDialog = lazyDialog(balanceDialog, (props) => props)

const resolveDialog = createLazyModule(() =>
  import('#ds/admin/AdminOverview/ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog),
)
export const ResolveDialog = lazyDialog(resolveDialog, (props) => props)

const filterDialog = createLazyModule(() =>
  import('#ds/admin/FilterBar/FilterDialog.tsx').then(({ FilterDialog }) => FilterDialog),
)
export const FilterDialog = lazyDialog(filterDialog, (props) => props)

const saveViewDialog = createLazyModule(() =>
  import('#ds/admin/FilterBar/SaveViewDialog.tsx').then(({ SaveViewDialog }) => SaveViewDialog),
)
export const SaveViewDialog = lazyDialog(saveViewDialog, (props) => props)

const catalogOffice = createLazyModule(
  () => import('#site/catalog-office.tsx').then(({ CatalogOffice }) => CatalogOffice),
  [catalogOfficeArea],
)
export const CatalogOffice = lazyPanel(catalogOffice, LoadingOffice)

const supportOffice = createLazyModule(
  () => import('#site/support-office.tsx').then(({ SupportOffice }) => SupportOffice),
  [supportOfficeArea],
)
export const SupportOffice = lazyPanel(supportOffice, LoadingOffice)

const incidentsOffice = createLazyModule(
  () => import('#site/incidents-office.tsx').then(({ IncidentsOffice }) => IncidentsOffice),
  [incidentsOfficeArea],
)
export const IncidentsOffice = lazyPanel(incidentsOffice, LoadingOffice)

const infrastructureOffice = createLazyModule(
  () => import('#site/infrastructure-office.tsx').then(({ InfrastructureOffice }) => InfrastructureOffice),
  [infrastructureOfficeArea],
)
export const InfrastructureOffice = lazyPanel(infrastructureOffice, LoadingOffice)

const moneyOffice = createLazyModule(
  () => import('#site/money-office.tsx').then(({ MoneyOffice }) => MoneyOffice),
  [moneyOfficeArea],
)
export const MoneyOffice = lazyPanel(moneyOffice, LoadingOffice)

function LoadingOffice({ hasFailed, onRetry }: LazyPanelFallbackProps) {
  const label = useMessage('loading')
  const errorTitle = useMessage('loadFailed')
  const message = useMessage('loadFailedAdvice')
  if (hasFailed) return <ErrorState title={errorTitle} description={message} onRetry={onRetry} />
  return (
    <div role="status" aria-label={label}>
      <Skeleton length="long" />
    </div>
  )
}

/** Preloaded when the back-office is open. */
export const adminPreloads = [confirmDialog, balanceDialog, resolveDialog, filterDialog, supportOffice]

const adminEnrolment = createLazyModule(
  () => import('#site/admin-enrolment.tsx').then(({ SiteAdminEnrolment }) => SiteAdminEnrolment),
  [accountPageArea, recoveryArea],
)
/** The page on which an admin sets up a second factor, once. */
export const AdminEnrolment = lazyPanel(adminEnrolment, LoadingOffice)
