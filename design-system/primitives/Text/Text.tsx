import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { text } from './Text.css.ts'

export interface TextProps extends RoleProps<'p'> {
  /** 12, 14, 16, 18 or 30 px. `figure` is for the number that people came for. Default: `body`. */
  size?: 'caption' | 'small' | 'body' | 'large' | 'figure'
  /** Default: `regular`. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold'
  /** Colour by meaning. Default: `primary`. */
  tone?: 'primary' | 'secondary' | 'tertiary' | 'brand' | 'positive' | 'caution' | 'critical' | 'promotion' | 'inherit'
  /** `mono` for code and addresses. Default: `text`. */
  family?: 'text' | 'mono'
  /** Figures of equal width, for numbers in columns. Default: false. */
  numeric?: boolean
  /** One line, cut with an ellipsis. Give the full text elsewhere (Tooltip). Default: false. */
  truncate?: boolean
  /** Keeps lines to a readable length. Default: false. */
  measure?: boolean
}

/** Running text: a paragraph, unless `render` makes it something else (`render={<span />}`). */
export function Text({
  size = 'body',
  weight = 'regular',
  tone = 'primary',
  family = 'text',
  numeric = false,
  truncate = false,
  measure = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Role.p
      data-component="Text"
      {...rest}
      className={classNames(text({ size, weight, tone, family, numeric, truncate, measure }), className)}
    />
  )
}
