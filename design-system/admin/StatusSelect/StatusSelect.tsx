import { type ComponentPropsWithRef, useId } from 'react'
import type { SettableVpsStatus, VpsStatus } from '#ds/admin/rows.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './StatusSelect.css.ts'

export interface StatusSelectTexts {
  /** Names the control, with the instance's name. */
  label: (name: string) => string
  statuses: Record<VpsStatus, string>
  /** Why a terminated instance offers nothing else. */
  final: string
  /** Said while the change is under way. */
  pending: string
}

export interface StatusSelectProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Its words, in one language. */
  texts: StatusSelectTexts
  /** Name of the instance. */
  name: string
  /** The status it is in, also one that no admin can set, such as `creating`. */
  value: VpsStatus
  /** Another status was chosen. The shown value stays until `value` changes. */
  onValueChange: (status: SettableVpsStatus) => void
  /** The change is under way: nothing else can be chosen. Default: false. */
  pending?: boolean
}

const settable: readonly SettableVpsStatus[] = ['active', 'suspended', 'terminated']
const isSettable = (status: string): status is SettableVpsStatus => settable.some((one) => one === status)

/**
 * Sets the status of an instance: active, suspended or terminated. A status that only the system sets is shown but cannot
 * be chosen; terminated is final. It stays focusable throughout, so that focus is not lost while a change is under way.
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
  const final = value === 'terminated'
  const hint = (pending && texts.pending) || (final && texts.final) || undefined
  const offered = isSettable(value) ? settable : [value, ...settable]
  return (
    <span data-component="StatusSelect" data-status={value} {...rest} className={classNames(css.root, className)}>
      <Select
        aria-label={texts.label(name)}
        aria-describedby={hint && hintId}
        aria-busy={pending || undefined}
        title={final ? texts.final : undefined}
        className={css.select}
        value={value}
        onChange={(event) => {
          const next = event.target.value
          if (next !== value && isSettable(next)) onValueChange(next)
        }}
        options={offered.map((status) => ({
          value: status,
          label: texts.statuses[status],
          disabled: status !== value && (final || pending || !isSettable(status)),
        }))}
      />
      {pending && <Spinner />}
      {hint && <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>}
    </span>
  )
}
