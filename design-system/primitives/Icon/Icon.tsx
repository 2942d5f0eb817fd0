import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { iconStroke } from '#ds/tokens/scale.ts'
import * as css from './Icon.css.ts'

export interface IconProps extends Omit<React.ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** A drawing of the one set: `import { Server } from 'lucide-react'`. */
  icon: LucideIcon
  /** 16, 20 or 24 px. Default: `small`. */
  size?: 'small' | 'medium' | 'large'
  /** What the icon says where no text beside it does. Without it the icon is hidden from assistive technology. */
  label?: string
  ref?: Ref<SVGSVGElement>
}

/** One drawing in the text's colour. */
export function Icon({ icon: Drawing, size = 'small', label, className, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      data-component="Icon"
      strokeWidth={iconStroke}
      {...naming}
      {...rest}
      className={classNames(css.size[size], className)}
    />
  )
}
