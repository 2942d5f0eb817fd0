import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'
import * as css from './Box.css.ts'

export interface BoxProps extends RoleProps<'div'> {
  /** Inside, all around. Default: none. */
  padding?: Sprinkles['padding']
  /** Inside, above and below. Default: none. */
  paddingBlock?: Sprinkles['paddingBlock']
  /** Inside, before and after. Default: none. */
  paddingInline?: Sprinkles['paddingInline']
  /** How its children are laid out. Default: `block`. */
  display?: Sprinkles['display']
  /** Where lines of text stand. Default: `start`. */
  textAlign?: Sprinkles['textAlign']
  /** What the box lies on. `raised` and `overlay` carry a hairline and the card's radius. Default: none. */
  surface?: keyof typeof css.surface
}

/** A rectangle with padding and, if asked, a surface. For distance between things use Stack, Inline or Grid. */
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
