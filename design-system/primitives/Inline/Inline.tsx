import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'

export interface InlineProps extends RoleProps<'div'> {
  /** Distance between the children, in both directions when they wrap. Default: `xs` (8 px). */
  space?: Sprinkles['gap']
  /** Where the children stand across the line. Default: `center`. */
  align?: Sprinkles['alignItems']
  /** How free space along the line is used. Default: `start`. */
  justify?: Sprinkles['justifyContent']
  /** Whether children go on to a next line. Default: `wrap`. */
  wrap?: Sprinkles['flexWrap']
}

/** Children side by side, evenly spaced, wrapping when there is no room. */
export function Inline({
  space = 'xs',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  className,
  ...rest
}: InlineProps) {
  return (
    <Role
      data-component="Inline"
      {...rest}
      className={classNames(
        sprinkles({ display: 'flex', gap: space, alignItems: align, justifyContent: justify, flexWrap: wrap }),
        className,
      )}
    />
  )
}
