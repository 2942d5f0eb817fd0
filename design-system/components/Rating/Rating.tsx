import { Role, type RoleProps } from '@ariakit/react/role'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Star } from 'lucide-react'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './Rating.css.ts'

export interface RatingProps extends Omit<RoleProps<'span'>, 'children'> {
  /** Number of filled stars, from 0 to `max`. 4.9 fills nine tenths of the fifth. */
  value: number
  /** Number of stars. Default: 5. */
  max?: number
  /** 16, 20 or 24 px. Default: `small`. */
  size?: 'small' | 'medium' | 'large'
  /** Text alternative, if no text next to the stars says the same. Without it they are hidden from assistive technology. */
  label?: string
}

/** Shows a rating as a row of stars. It is an image, not an input. */
export function Rating({ value, max = 5, size = 'small', label, className, style, ...rest }: RatingProps) {
  const labelling = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const share = Math.min(Math.max(value / max, 0), 1)
  const stars = Array.from({ length: max }, (_, index) => `star-${index}`)
  return (
    <Role.span
      data-component="Rating"
      {...labelling}
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
