import { lazyDialog } from './lazy.tsx'
import { createLazyPart } from './lazy-part.ts'

const confirmDialog = createLazyPart(() =>
  import('#ds/admin/ConfirmDialog/index.ts').then(({ ConfirmDialog }) => ConfirmDialog),
)
export const ConfirmDialog = lazyDialog(confirmDialog, (props) => props)

const balanceEdit = createLazyPart(() =>
  import('#ds/admin/UsersTable/BalanceEdit.tsx').then(({ BalanceEdit }) => BalanceEdit),
)
export const BalanceEdit = lazyDialog(balanceEdit, (props) => props)

const resolveDialog = createLazyPart(() =>
  import('#ds/admin/WaitingPanel/ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog),
)
export const ResolveDialog = lazyDialog(resolveDialog, (props) => props)

/** What the back-office renders once it is opened. */
export const adminParts = [confirmDialog, balanceEdit, resolveDialog]
