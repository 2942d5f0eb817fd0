import type { OperatingSystem, Plan } from '#contracts/catalog.ts'
import type { MachineActionRequest, MachineResponse, ResizeQuote, Snapshot } from '#contracts/machines.ts'
import type { CancelRequest } from '#contracts/plan-life.ts'
import type { SshKey } from '#contracts/ssh-keys.ts'
import { CancelDialog } from '#ds/account/CancelDialog/index.ts'
import { ConfirmActionDialog } from '#ds/account/ConfirmActionDialog/index.ts'
import { SnapshotDialog } from '#ds/account/MachineSnapshots/SnapshotDialog.tsx'
import { reasonAgainst } from '#ds/account/machine.ts'
import { PasswordDialog, type PasswordResult } from '#ds/account/PasswordDialog/index.ts'
import { RebuildDialog } from '#ds/account/RebuildDialog/index.ts'
import { RefundDialog, type RefundPreviewResult } from '#ds/account/RefundDialog/index.ts'
import { RenewDialog, type RenewDialogProps } from '#ds/account/RenewDialog/index.ts'
import { ResizeDialog, type ResizeQuoteResult } from '#ds/account/ResizeDialog/index.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { type ConfirmedAction, confirmedActions, type MachineScreenTexts } from './machine-screen-texts.ts'

/** The dialog that is open: a question, which for a snapshot names it, or a form. */
export type MachineDialog =
  | {
      name:
        | Exclude<ConfirmedAction, OfSnapshot>
        | 'renew'
        | 'cancel'
        | 'refund'
        | 'rebuild'
        | 'resize'
        | 'snapshot'
        | 'password'
    }
  | { name: OfSnapshot; snapshot: Snapshot }
type OfSnapshot = 'restore' | 'deleteSnapshot'

/** What is done about the periods of a machine and the money for them. */
export interface PlanCallbacks extends Pick<RenewDialogProps, 'onTopUp'> {
  onRenew: RenewDialogProps['onSubmit']
  onCancel: (at: CancelRequest['at']) => Promise<SubmitResult>
  onPreviewRefund: () => Promise<RefundPreviewResult>
  onRefund: () => Promise<SubmitResult>
}

export interface MachineDialogsProps extends PlanCallbacks, Pick<RenewDialogProps, 'forecast' | 'now'> {
  dialog: MachineDialog | null
  onDialogChange: (dialog: MachineDialog | null) => void
  machine: MachineResponse
  plans: readonly Plan[]
  systems: readonly Pick<OperatingSystem, 'id' | 'name'>[]
  keys: readonly SshKey[] | undefined
  balance: string | undefined
  onAction: (request: MachineActionRequest) => Promise<SubmitResult>
  onQuoteResize: (planId: number) => Promise<ResizeQuoteResult>
  onShowPassword: () => Promise<PasswordResult>
  topUpHref: string
  origin: string
  texts: MachineScreenTexts
  words: VpsLabels
}

const isConfirmed = (name: string): name is ConfirmedAction => confirmedActions.some((one) => one === name)
/** What loses something, or ends the machine. */
const isCritical = (name: ConfirmedAction) => ['stop', 'reset', 'restore', 'deleteSnapshot'].includes(name)

/** The request of a question. */
function requestOf(dialog: MachineDialog & { name: ConfirmedAction }): MachineActionRequest {
  if ('snapshot' in dialog) return { type: dialog.name, snapshotId: dialog.snapshot.id }
  return { type: dialog.name }
}

/** The dialogs of a machine's page, of which one is open at most. */
export function MachineDialogs(props: MachineDialogsProps) {
  const { dialog, onDialogChange, machine, onAction, origin, texts, words } = props
  const { vps, snapshots, access } = machine
  const stateOf = (name: MachineDialog['name']) => ({
    open: dialog?.name === name,
    onOpenChange: () => onDialogChange(null),
  })
  const onSnapshot = (name: string) => onAction({ type: 'snapshot', name })
  const reasonFor = (type: MachineActionRequest['type']) => reasonAgainst(type, machine, words)
  return (
    <>
      <Question {...props} />
      <RenewDialog
        {...stateOf('renew')}
        vps={vps}
        now={props.now}
        balance={props.balance}
        forecast={props.forecast}
        onSubmit={props.onRenew}
        onTopUp={props.onTopUp}
        texts={texts.renew}
      />
      <CancelDialog
        {...stateOf('cancel')}
        vps={vps}
        snapshots={snapshots.length}
        now={props.now}
        disabledReason={reasonFor('cancel')}
        onSubmit={props.onCancel}
        origin={origin}
        texts={texts.cancel}
        confirmTexts={texts.confirm}
      />
      <RefundDialog
        {...stateOf('refund')}
        vps={vps}
        snapshots={snapshots.length}
        onPreview={props.onPreviewRefund}
        onSubmit={props.onRefund}
        origin={origin}
        texts={texts.refund}
        confirmTexts={texts.confirm}
      />
      <RebuildDialog
        {...stateOf('rebuild')}
        vps={vps}
        snapshots={snapshots.length}
        systems={props.systems}
        keys={props.keys}
        disabledReason={reasonFor('rebuild')}
        onSubmit={(values) => onAction({ type: 'rebuild', ...values })}
        onSnapshot={reasonFor('snapshot') === undefined ? onSnapshot : undefined}
        snapshotTexts={texts.snapshot}
        origin={origin}
        texts={texts.rebuild}
      />
      <ResizeDialog
        {...stateOf('resize')}
        vps={vps}
        plans={props.plans}
        balance={props.balance}
        onQuote={props.onQuoteResize}
        onSubmit={({ planId, quoteId }: ResizeQuote) => onAction({ type: 'resize', planId, quoteId })}
        topUpHref={props.topUpHref}
        origin={origin}
        texts={texts.resize}
      />
      <SnapshotDialog
        {...stateOf('snapshot')}
        vpsId={vps.id}
        name={vps.name}
        onSubmit={onSnapshot}
        origin={origin}
        texts={texts.snapshot}
      />
      <PasswordDialog
        {...stateOf('password')}
        vpsId={vps.id}
        user={access.user}
        onShow={props.onShowPassword}
        origin={origin}
        texts={texts.password}
      />
    </>
  )
}

/** The question that is open. Each is another dialog, so that what was typed in one is not in the next. */
function Question({ dialog, onDialogChange, machine, onAction, origin, texts, words }: MachineDialogsProps) {
  const { date, dateTime } = useFormats()
  if (dialog === null || !isConfirmed(dialog.name)) return null
  const question = dialog as MachineDialog & { name: ConfirmedAction }
  const { vps } = machine
  const { heading, description, confirm } = texts.questions[question.name]
  const request = requestOf(question)
  const lostAndKept = question.name === 'restore' && {
    lost: [texts.lost.later(dateTime(question.snapshot.createdAt))],
    kept: [texts.kept.address, texts.kept.paidUntil(date(vps.nextBillingDate)), texts.kept.snapshots],
  }
  return (
    <ConfirmActionDialog
      open
      onOpenChange={() => onDialogChange(null)}
      heading={heading('snapshot' in question ? question.snapshot.name : vps.name)}
      description={description}
      {...(lostAndKept && { lostAndKept })}
      confirm={confirm}
      tone={isCritical(question.name) ? 'critical' : 'brand'}
      disabledReason={reasonAgainst(question.name, machine, words)}
      onConfirm={() => onAction(request)}
      call={{ method: 'POST', path: `/api/vps/${vps.id}/actions`, body: request }}
      origin={origin}
      texts={texts.confirm}
    />
  )
}
