import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './SettingList.css.ts'

export interface SettingListProps extends ComponentPropsWithRef<'dl'> {
  /** SettingRow elements. */
  children: ReactNode
}

/** Settings in rows: what it is, how it stands, and what can be done about it. */
export function SettingList({ className, children, ...rest }: SettingListProps) {
  return (
    <dl data-component="SettingList" {...rest} className={classNames(css.list, className)}>
      {children}
    </dl>
  )
}

export interface SettingRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string
  /** Beside the value, in the same line: a Badge with its state. Default: none. */
  state?: ReactNode
  /** What follows from it, or what is still to be done, below the value. Default: none. */
  details?: ReactNode
  /** Buttons. Default: none. */
  actions?: ReactNode
  /** The value, or a control. */
  children: ReactNode
}

/** One setting. */
export function SettingRow({ label, state, details, actions, className, children, ...rest }: SettingRowProps) {
  return (
    <div data-component="SettingRow" {...rest} className={classNames(css.row, className)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <span className={css.line}>
          {children}
          {state}
        </span>
        {details !== undefined && <span className={css.details}>{details}</span>}
      </dd>
      {actions !== undefined && <dd className={css.actions}>{actions}</dd>}
    </div>
  )
}
