import type { CSSProperties, ReactNode } from 'react'

/** A table of tokens: one row each, its look first. */
export function TokenTable({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A patch in a colour or of a size. Forced colours leave it as it is, since it is what the page shows. */
export const Swatch = ({ style, children }: { style: CSSProperties; children?: ReactNode }) => (
  <span
    style={{
      display: 'inline-grid',
      placeItems: 'center',
      verticalAlign: 'middle',
      minInlineSize: '4em',
      minBlockSize: '2em',
      border: '1px solid color-mix(in oklab, currentColor 25%, transparent)',
      borderRadius: '6px',
      forcedColorAdjust: 'none',
      ...style,
    }}
  >
    {children}
  </span>
)
