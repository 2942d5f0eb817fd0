import { ArrowUpDown, Check } from 'lucide-react'
import type { TableColumn, TableSort } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu, MenuItem } from '#ds/components/overlays/Menu/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './AdminTable.css.ts'

export interface SortMenuTexts {
  /** Accessible name of the button. */
  label: string
  /** A way of sorting, by the name of a column: "Ngày, tăng dần". */
  ascending: (column: string) => string
  descending: (column: string) => string
}

interface SortMenuProps<Row> {
  texts: SortMenuTexts
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSortChange: (sort: TableSort) => void
}

const directions = ['ascending', 'descending'] as const

/** Sorts a list on a phone, where its rows are blocks without heads of columns. */
export function SortMenu<Row>({ texts, columns, sort, onSortChange }: SortMenuProps<Row>) {
  const choices = columns.flatMap(({ id, header, sortable }) =>
    sortable && typeof header === 'string' ? directions.map((direction) => ({ id, header, direction })) : [],
  )
  if (choices.length === 0) return null
  return (
    <Menu
      trigger={
        <Button
          tone="neutral"
          emphasis="outline"
          size="small"
          iconOnly
          icon={ArrowUpDown}
          aria-label={texts.label}
          className={css.sortMenu}
        />
      }
    >
      {choices.map(({ id, header, direction }) => {
        const isPresent = sort?.column === id && sort.direction === direction
        return (
          <MenuItem
            key={`${id} ${direction}`}
            role="menuitemradio"
            aria-checked={isPresent}
            onSelect={() => onSortChange({ column: id, direction })}
          >
            {texts[direction](header)}
            {isPresent && <Icon icon={Check} className={css.sorted} />}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
