import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'
import * as css from './Box.css.ts'

export interface BoxProps extends RoleProps<'div'> {
  /** Padding on all sides. Default: none. */
  padding?: Sprinkles['padding']
  /** Padding above and below. Default: none. */
  paddingBlock?: Sprinkles['paddingBlock']
  /** Padding at the start and the end of a line. Default: none. */
  paddingInline?: Sprinkles['paddingInline']
  /** How its children are laid out. Default: `block`. */
  display?: Sprinkles['display']
  /** Alignment of the text. Default: `start`. */
  textAlign?: Sprinkles['textAlign']
  /** Background. `raised` and `overlay` also have a hairline border and the card's radius. Default: none. */
  surface?: keyof typeof css.surface
}

/** A rectangle with padding and, optionally, a surface. For space between elements use Stack, Inline or Grid. Put no raised box into a raised box. */
export function Box({
  padding,
  paddingBlock,
  paddingInline,
  display,
  textAlign,
  surface,
  className,
  ...rest
}: BoxProps) {
  return (
    <Role
      data-component="Box"
      {...rest}
      className={classNames(
        sprinkles({ padding, paddingBlock, paddingInline, display, textAlign }),
        surface && css.surface[surface],
        className,
      )}
    />
  )
}
