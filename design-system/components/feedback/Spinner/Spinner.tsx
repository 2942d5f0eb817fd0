import { LoaderCircle } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon, type IconProps } from '#ds/primitives/Icon/index.ts'
import * as css from './Spinner.css.ts'

export type SpinnerProps = Omit<IconProps, 'icon'>

/** Indicates a pending action. Decorative unless it has a `label`. While a list loads, use the Table's skeleton instead. */
export function Spinner({ className, ...rest }: SpinnerProps) {
  return <Icon data-component="Spinner" icon={LoaderCircle} {...rest} className={classNames(css.spinner, className)} />
}
