import { Role, type RoleProps } from '@ariakit/react/role'
import { childrenFit } from '#ds/css/children-fit.css.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'

export interface InlineProps extends RoleProps<'div'> {
  /** Space between the children, in both directions when they wrap. Default: `xs` (8 px). */
  space?: Sprinkles['gap']
  /** Vertical alignment of the children in a line. Default: `center`. */
  align?: Sprinkles['alignItems']
  /** Distribution of free space along the line. Default: `start`. */
  justify?: Sprinkles['justifyContent']
  /** Whether the children wrap onto more lines. Default: `wrap`. */
  wrap?: Sprinkles['flexWrap']
}

/** Lays out its children side by side, evenly spaced, and wraps where they do not fit. */
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
        childrenFit,
        className,
      )}
    />
  )
}
