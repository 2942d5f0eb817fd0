import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { iconStroke } from '#ds/tokens/scale.ts'
import * as css from './Icon.css.ts'

export interface IconProps extends Omit<React.ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** An icon from Lucide: `import { Server } from 'lucide-react'`. */
  icon: LucideIcon
  /** 16, 20 or 24 px. Default: `small`. */
  size?: 'small' | 'medium' | 'large'
  /** Text alternative, if no text next to the icon says the same. Without it the icon is hidden from assistive technology. */
  label?: string
  ref?: Ref<SVGSVGElement>
}

/** An icon in the colour of the surrounding text. */
export function Icon({ icon: LucideSvg, size = 'small', label, className, ...rest }: IconProps) {
  const labelling = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <LucideSvg
      data-component="Icon"
      strokeWidth={iconStroke}
      {...labelling}
      {...rest}
      className={classNames(css.size[size], className)}
    />
  )
}
