import { Check, Copy } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'

/** A table of tokens, with one row each. */
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

/** A sample of a colour or a size. Forced colours do not change it, since it is the content of the page. */
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

interface TokenNameProps {
  /** As it is written in code: `color.text.primary`. */
  children: string
}

/** The name of a token, with a button that copies it. */
export function TokenName({ children }: TokenNameProps) {
  const [copied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(children).then(() => setCopied(true))
  return (
    <span className="sb-unstyled" style={{ display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}>
      <code>{children}</code>
      <Button
        size="small"
        tone="neutral"
        emphasis="ghost"
        iconOnly
        icon={copied ? Check : Copy}
        aria-label={copied ? `Copied ${children}` : `Copy ${children}`}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
    </span>
  )
}
