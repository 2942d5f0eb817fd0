import { type ComponentPropsWithRef, useId } from 'react'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import { nextStatuses, type StatusGivenBy, statusesGivenBy } from '#contracts/rules/vps-transitions.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { openPickerOnKey } from './open-picker-on-key.ts'
import * as css from './StatusSelect.css.ts'

export interface StatusSelectTexts {
  /** Accessible name of the control, with the instance's name. */
  label: (name: string) => string
  statuses: Record<VpsStatus, string>
  /** Why a terminated instance has no other choice. */
  final: string
  /** Why an instance that is being set up, or never was set up, has no choices. */
  notSetUp: string
  /** Announced while the change is pending. */
  pending: string
}

export interface StatusSelectProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The texts, in one language. */
  texts: StatusSelectTexts
  /** Name of the instance. */
  name: string
  /** The current status, which may be one that an admin cannot set, such as `creating`. */
  value: VpsStatus
  /** Called when another status is chosen. The shown value stays until `value` changes. */
  onValueChange: (status: StatusGivenBy<'admin'>) => void
  /** The change is pending: nothing else can be chosen. Default: false. */
  pending?: boolean
}

const settable = statusesGivenBy('admin')

/**
 * Sets the status of an instance: active, suspended or terminated. For an instance that is terminated or was never set up it
 * offers only the current status, with the reason. It stays focusable, so that focus is not lost while a change is pending.
 */
export function StatusSelect({
  texts,
  name,
  value,
  onValueChange,
  pending = false,
  className,
  ...rest
}: StatusSelectProps) {
  const hintId = useId()
  const choices = nextStatuses('admin', value)
  const fixed = choices.length === 0
  const reason = value === 'terminated' ? texts.final : texts.notSetUp
  const hint = (pending && texts.pending) || (fixed && reason) || undefined
  const shown = settable.some((status) => status === value) ? settable : [value, ...settable]
  return (
    <span
      data-component="StatusSelect"
      data-status={value}
      data-fixed={fixed || undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      <Select
        aria-label={texts.label(name)}
        aria-describedby={hint && hintId}
        aria-busy={pending || undefined}
        aria-disabled={fixed || undefined}
        title={fixed ? reason : undefined}
        className={css.select({ fixed })}
        value={value}
        onKeyDown={openPickerOnKey}
        onChange={(event) => {
          const next = choices.find((status) => status === event.target.value)
          if (next) onValueChange(next)
        }}
        options={shown.map((status) => ({
          value: status,
          label: texts.statuses[status],
          disabled: status !== value && (pending || !choices.some((choice) => choice === status)),
        }))}
      />
      {pending && <Spinner />}
      {hint && <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>}
    </span>
  )
}
