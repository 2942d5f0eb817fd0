import { Fragment, type ReactNode } from 'react'
import { Text } from '#ds/primitives/Text/index.ts'

/**
 * State sheets: one picture per component with everything that the pointer and the keyboard change. A story declares which elements
 * are in which state by `parameters.pseudo`; the gate forces these states in the browser (stories/visual/force-states.ts), and
 * Storybook's toolbar shows them through `storybook-addon-pseudo-states`.
 */

/** The columns of a sheet. A pressed element is below the pointer as well. */
const columns = { rest: 'Rest', hover: 'Hover', active: 'Pressed', focus: 'Focus' } as const

/** A column of the sheet, to make ids and names different. */
export type SheetColumn = keyof typeof columns

interface StateSheetProps {
  /** For each row, its name and its element, which is drawn in every column. */
  rows: Record<string, (column: SheetColumn) => ReactNode>
}

/** A table with a row for each variant, and a column for each state. */
export function StateSheet({ rows }: StateSheetProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `auto repeat(4, auto)`,
        gap: '0.75rem 1rem',
        width: 'fit-content',
        alignItems: 'center',
      }}
    >
      <span />
      {Object.values(columns).map((name) => (
        <Text key={name} size="caption" tone="secondary">
          {name}
        </Text>
      ))}
      {Object.entries(rows).map(([name, draw]) => (
        <Fragment key={name}>
          <Text size="caption" tone="secondary">
            {name}
          </Text>
          {(Object.keys(columns) as SheetColumn[]).map((column) => (
            <div key={column} data-sheet={column}>
              {draw(column)}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  )
}

/**
 * `parameters.pseudo` of a sheet.
 * @param pointer selector of what the pointer is on, inside a cell.
 * @param focus selector of what has the focus, if that is another element.
 */
export const sheetStates = (pointer: string, focus = pointer) => {
  const inside = (column: SheetColumn, selector: string) => `[data-sheet="${column}"] :is(${selector})`
  return {
    hover: [inside('hover', pointer), inside('active', pointer)],
    active: [inside('active', pointer)],
    focusVisible: [inside('focus', focus)],
  }
}
