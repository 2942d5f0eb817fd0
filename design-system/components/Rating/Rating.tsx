import { Role, type RoleProps } from '@ariakit/react/role'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Star } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Rating.css.ts'

export interface RatingProps extends Omit<RoleProps<'span'>, 'children'> {
  /** How many stars are filled, from 0 to `max`. 4.9 fills nine tenths of the fifth. */
  value: number
  /** How many stars there are. Default: 5. */
  max?: number
  /** 16, 20 or 24 px. Default: `small`. */
  size?: 'small' | 'medium' | 'large'
  /** What the stars say, where no text beside them does. Without it they are hidden from assistive technology. */
  label?: string
}

/** A given rating as a row of stars, which is one image. It shows; it asks for nothing. */
export function Rating({ value, max = 5, size = 'small', label, className, style, ...rest }: RatingProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const share = Math.min(Math.max(value / max, 0), 1)
  const stars = Array.from({ length: max }, (_, index) => `star-${index}`)
  return (
    <Role.span
      data-component="Rating"
      {...naming}
      {...rest}
      className={classNames(css.rating, className)}
      style={{ ...assignInlineVars({ [css.share]: `${share * 100}%` }), ...style }}
    >
      <span className={css.stars}>
        {stars.map((star) => (
          <Icon key={star} icon={Star} size={size} />
        ))}
      </span>
      <span className={classNames(css.stars, css.filled)}>
        {stars.map((star) => (
          <Icon key={star} icon={Star} size={size} className={css.filledStar} />
        ))}
      </span>
    </Role.span>
  )
}
