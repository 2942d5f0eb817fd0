import { lazyDialog } from './lazy.tsx'
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
  import('#ds/admin/AttentionPanel/ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog),
)
export const ResolveDialog = lazyDialog(resolveDialog, (props) => props)

/** Preloaded when the back-office is open. */
export const adminPreloads = [confirmDialog, balanceDialog, resolveDialog]
