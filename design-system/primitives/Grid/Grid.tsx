import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'

export interface GridProps extends RoleProps<'div'> {
  /** Number of equal columns, 1 to 4, also per breakpoint: `{ base: 1, medium: 2, large: 4 }`. Default: 1. */
  columns?: Sprinkles['gridTemplateColumns']
  /** Distance between cells. Default: `md` (16 px). */
  space?: Sprinkles['gap']
  /** Where cells stand in their row. Default: `stretch`. */
  align?: Sprinkles['alignItems']
}

/** Children in equal columns. */
export function Grid({ columns = 1, space = 'md', align = 'stretch', className, ...rest }: GridProps) {
  return (
    <Role
      data-component="Grid"
      {...rest}
      className={classNames(
        sprinkles({ display: 'grid', gridTemplateColumns: columns, gap: space, alignItems: align }),
        className,
      )}
    />
  )
}
