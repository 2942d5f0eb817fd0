import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import { text } from './Text.css.ts'

export interface TextProps extends RoleProps<'p'> {
  /** 12, 14, 16, 18 or 30 px. `figure` is for the most important number of a view. Default: `body`. */
  size?: 'caption' | 'small' | 'body' | 'large' | 'figure'
  /** Default: `regular`. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold'
  /** Colour by meaning. Default: `primary`. */
  tone?: 'primary' | 'secondary' | 'tertiary' | 'brand' | 'positive' | 'caution' | 'critical' | 'promotion' | 'inherit'
  /** `mono` for code and addresses. Default: `text`. */
  family?: 'text' | 'mono'
  /** One line, cut with an ellipsis; the full text is its title. Touch screens have no titles: show it elsewhere, too. Default: false. */
  truncate?: boolean
  /** Limits lines to a readable length. Default: false. */
  measure?: boolean
}

/** Text in a paragraph, or in the element given as `render` (`render={<span />}`). */
export function Text({
  size = 'body',
  weight = 'regular',
  tone = 'primary',
  family = 'text',
  truncate = false,
  measure = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Role.p
      data-component="Text"
      onPointerEnter={truncate ? setTitleIfTruncated : undefined}
      {...rest}
      className={classNames(text({ size, weight, tone, family, truncate, measure }), className)}
    />
  )
}
