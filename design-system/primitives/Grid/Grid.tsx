import { Role, type RoleProps } from '@ariakit/react/role'
import { classNames } from '#ds/css/class-names.ts'
import { type Sprinkles, sprinkles } from '#ds/css/sprinkles.css.ts'

export interface GridProps extends RoleProps<'div'> {
  /** Number of equal columns, 1 to 4, also per breakpoint: `{ base: 1, medium: 2, large: 4 }`. Default: 1. */
  columns?: Sprinkles['gridTemplateColumns']
  /** Space between cells. Default: `md` (16 px). */
  space?: Sprinkles['gap']
  /** Vertical alignment of the cells in a row. Default: `stretch`. */
  align?: Sprinkles['alignItems']
}

/** Lays out its children in equal columns. Set the columns per breakpoint, beginning with one: a phone has no space for more. */
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
