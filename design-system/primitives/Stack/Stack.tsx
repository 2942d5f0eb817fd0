import { Role, type RoleProps } from '@ariakit/react/role'
import { childrenFit } from '#ds/css/children-fit.css.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'

export interface StackProps extends RoleProps<'div'> {
  /** Space between the children. Default: `md` (16 px). */
  space?: Sprinkles['gap']
  /** Horizontal alignment of the children. Default: `stretch`. */
  align?: Sprinkles['alignItems']
}

/** Lays out its children one below another, evenly spaced. */
export function Stack({ space = 'md', align = 'stretch', className, ...rest }: StackProps) {
  return (
    <Role
      data-component="Stack"
      {...rest}
      className={classNames(
        sprinkles({ display: 'flex', flexDirection: 'column', gap: space, alignItems: align }),
        childrenFit,
        className,
      )}
    />
  )
}
