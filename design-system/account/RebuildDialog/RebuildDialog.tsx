import { type ComponentPropsWithRef, type SubmitEvent, useId, useRef, useState } from 'react'
import type { OperatingSystem } from '#contracts/catalog.ts'
import type { MachineActionRequest } from '#contracts/machines.ts'
import type { SshKey } from '#contracts/ssh-keys.ts'
import type { Vps } from '#contracts/vps.ts'
import { ApiCommand } from '#ds/account/ApiCommand/index.ts'
import * as css from '#ds/account/ConfirmActionDialog/ConfirmActionDialog.css.ts'
import type { ConfirmActionDialogTexts } from '#ds/account/ConfirmActionDialog/index.ts'
import { LostAndKept } from '#ds/account/ConfirmActionDialog/LostAndKept.tsx'
import { TypedNameField } from '#ds/account/ConfirmActionDialog/TypedNameField.tsx'
import { typedName } from '#ds/account/ConfirmActionDialog/typed-name.ts'
import { SnapshotDialog, type SnapshotDialogTexts } from '#ds/account/MachineSnapshots/SnapshotDialog.tsx'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface RebuildDialogTexts extends ConfirmActionDialogTexts {
  heading: (name: string) => string
  description: string
  /** What is gone: `disk` is formatted. */
  onDisk: (disk: string) => string
  software: string
  credentials: string
  /** What stays; `address`, `date` and `count` are formatted. */
  address: (address: string) => string
  paidUntil: (date: string) => string
  snapshots: (count: number) => string
  system: string
  keys: string
  keysHint: string
  /** Takes a snapshot first. */
  snapshotFirst: string
  confirm: string
  pending: string
}

/** What a rebuild takes. */
export type RebuildValues = Omit<Extract<MachineActionRequest, { type: 'rebuild' }>, 'type'>

export interface RebuildDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while the request is pending. */
  onOpenChange: (open: boolean) => void
  vps: Pick<Vps, 'id' | 'name' | 'ipAddress' | 'storage' | 'operatingSystem' | 'nextBillingDate'>
  /** The number of its snapshots. */
  snapshots: number
  /** The systems that can be installed. */
  systems: readonly Pick<OperatingSystem, 'id' | 'name'>[]
  /** The customer's SSH keys, all of which are chosen at first. Default: none, so that there is nothing to choose. */
  keys?: readonly Pick<SshKey, 'id' | 'name' | 'fingerprint'>[] | undefined
  /** Why it cannot be rebuilt now, although it could when the dialog was opened: a snapshot is being taken. */
  disabledReason?: string | undefined
  onSubmit: (values: RebuildValues) => Promise<SubmitResult>
  /** Takes a snapshot first, which leaves the form as it is. Default: that is not offered, because it is not possible now. */
  onSnapshot?: ((name: string) => Promise<SubmitResult>) | undefined
  snapshotTexts: SnapshotDialogTexts
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: RebuildDialogTexts
}

/**
 * Installs a machine again: what is gone and what stays, side by side and in its own figures; the system; and its name, typed. Only then is the
 * button one that destroys.
 */
export function RebuildDialog({
  open,
  onOpenChange,
  vps,
  snapshots,
  systems,
  keys = [],
  disabledReason,
  onSubmit,
  onSnapshot,
  snapshotTexts,
  origin,
  texts,
  ...rest
}: RebuildDialogProps) {
  const formId = useId()
  const formats = useFormats()
  const { pending, error, run, clearError } = useAction()
  const [typed, setTyped] = useState('')
  const [imageId, setImageId] = useState(vps.operatingSystem)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSnapshotOpen, setSnapshotOpen] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const { isComplete } = typedName(vps.name, typed)
  const values: RebuildValues = {
    confirmName: vps.name,
    imageId,
    ...(keys.length > 0 && { sshKeyIds: keys.map(({ id }) => id).filter((id) => !left.has(id)) }),
  }
  const reset = () => {
    setTyped('')
    setImageId(vps.operatingSystem)
    setLeft(new Set())
  }
  const close = () => {
    if (pending) return
    reset()
    clearError()
    onOpenChange(false)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isComplete || pending || disabledReason !== undefined) return
    if (!(await run(() => onSubmit(values)))) return
    reset()
    onOpenChange(false)
  }
  const reason = disabledReason ?? (isComplete ? undefined : texts.typedName.differs)
  return (
    <Dialog
      data-component="RebuildDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      heading={texts.heading(vps.name)}
      description={texts.description}
      initialFocus={keep}
      footer={
        <>
          {onSnapshot && (
            <Button tone="brand" emphasis="ghost" className={css.before} onClick={() => setSnapshotOpen(true)}>
              {texts.snapshotFirst}
            </Button>
          )}
          <Button ref={keep} tone="neutral" emphasis="outline" className={css.keep} onClick={close}>
            {texts.keep}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone={isComplete ? 'critical' : 'neutral'}
            emphasis={isComplete ? 'strong' : 'outline'}
            pending={pending}
            className={css.button}
            {...(reason !== undefined && { disabledReason: reason })}
          >
            {pending ? texts.pending : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className={css.content}>
        {error !== undefined && (
          <Notice tone="critical" title={texts.failureTitle} role="alert">
            {error}
          </Notice>
        )}
        <LostAndKept
          lost={[texts.onDisk(formats.gigabytes(vps.storage)), texts.software, texts.credentials]}
          kept={[
            ...(vps.ipAddress === null ? [] : [texts.address(vps.ipAddress)]),
            texts.paidUntil(formats.date(vps.nextBillingDate)),
            ...(snapshots > 0 ? [texts.snapshots(snapshots)] : []),
          ]}
          texts={texts}
        />
        <Field label={texts.system}>
          <Select
            value={imageId}
            options={systems.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setImageId(event.target.value)}
          />
        </Field>
        {keys.length > 0 && (
          <fieldset className={css.side}>
            <legend className={css.legend}>{texts.keys}</legend>
            {keys.map(({ id, name, fingerprint }) => (
              <Checkbox
                key={id}
                checked={!left.has(id)}
                description={<span className={css.fingerprint}>{fingerprint}</span>}
                onChange={({ target }) =>
                  setLeft((ids) =>
                    target.checked ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]),
                  )
                }
              >
                {name}
              </Checkbox>
            ))}
            <p className={css.hint}>{texts.keysHint}</p>
          </fieldset>
        )}
        <TypedNameField name={vps.name} value={typed} onValueChange={setTyped} texts={texts.typedName} />
        <ApiCommand
          call={{ method: 'POST', path: `/api/vps/${vps.id}/actions`, body: { type: 'rebuild', ...values } }}
          origin={origin}
          texts={texts.api}
        />
      </form>
      {onSnapshot && (
        <SnapshotDialog
          open={isSnapshotOpen}
          onOpenChange={setSnapshotOpen}
          vpsId={vps.id}
          name={vps.name}
          onSubmit={onSnapshot}
          origin={origin}
          texts={snapshotTexts}
        />
      )}
    </Dialog>
  )
}
