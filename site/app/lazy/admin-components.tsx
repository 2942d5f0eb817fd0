import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as accountPageArea from '#ds/texts/account-page.ts'
import * as catalogAdminArea from '#ds/texts/catalog-admin.ts'
import * as incidentsAdminArea from '#ds/texts/incidents-admin.ts'
import * as infrastructureAdminArea from '#ds/texts/infrastructure-admin.ts'
import * as moneyAdminArea from '#ds/texts/money-admin.ts'
import * as recoveryArea from '#ds/texts/recovery.ts'
import * as renewalsAdminArea from '#ds/texts/renewals-admin.ts'
import * as supportAdminArea from '#ds/texts/support-admin.ts'
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

const powerDialog = createLazyModule(() =>
  import('#ds/admin/VpsTable/PowerDialog.tsx').then(({ PowerDialog }) => PowerDialog),
)
export const PowerDialog = lazyDialog(powerDialog, (props) => props)

const catalogAdmin = createLazyModule(
  () => import('#site/catalog-admin.tsx').then(({ CatalogAdmin }) => CatalogAdmin),
  [catalogAdminArea],
)
export const CatalogAdmin = lazyPanel(catalogAdmin, LoadingAdmin)

const supportAdmin = createLazyModule(
  () => import('#site/support-admin.tsx').then(({ SupportAdmin }) => SupportAdmin),
  [supportAdminArea],
)
export const SupportAdmin = lazyPanel(supportAdmin, LoadingAdmin)

const incidentsAdmin = createLazyModule(
  () => import('#site/incidents-admin.tsx').then(({ IncidentsAdmin }) => IncidentsAdmin),
  [incidentsAdminArea],
)
export const IncidentsAdmin = lazyPanel(incidentsAdmin, LoadingAdmin)

const infrastructureAdmin = createLazyModule(
  () => import('#site/infrastructure-admin.tsx').then(({ InfrastructureAdmin }) => InfrastructureAdmin),
  [infrastructureAdminArea],
)
export const InfrastructureAdmin = lazyPanel(infrastructureAdmin, LoadingAdmin)

const moneyAdmin = createLazyModule(
  () => import('#site/money-admin.tsx').then(({ MoneyAdmin }) => MoneyAdmin),
  [moneyAdminArea],
)
export const MoneyAdmin = lazyPanel(moneyAdmin, LoadingAdmin)

const renewalsAdmin = createLazyModule(
  () => import('#site/renewals-admin.tsx').then(({ RenewalsAdmin }) => RenewalsAdmin),
  [renewalsAdminArea],
)
export const RenewalsAdmin = lazyPanel(renewalsAdmin, LoadingAdmin)

function LoadingAdmin({ hasFailed, onRetry }: LazyPanelFallbackProps) {
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
export const adminPreloads = [confirmDialog, balanceDialog, resolveDialog, filterDialog, supportAdmin]

const adminEnrolment = createLazyModule(
  () => import('#site/admin-enrolment.tsx').then(({ SiteAdminEnrolment }) => SiteAdminEnrolment),
  [accountPageArea, recoveryArea],
)
/** The page on which an admin sets up a second factor, once. */
export const AdminEnrolment = lazyPanel(adminEnrolment, LoadingAdmin)
