import type { ReactNode } from 'react'
import { Money } from '#ds/primitives/Money/index.ts'
import { createFormats, FormatProvider } from '#ds/providers/format.tsx'
import { fontFamily, fontSize, fontWeight, lineHeight } from '#ds/tokens/scale.ts'
import { TokenTable } from './Specimen.tsx'

const { percent, quantity, shortDateTime, dateTime, daysLeft } = createFormats('vi-VN')
const now = '2026-11-22T03:00:00Z'

/** What is written, by what, and what is not. */
const grammar: [written: ReactNode, by: string, wrong: string][] = [
  [<Money key="price" amount={159_000} />, 'Money', '159.000đ, 159K, 159.000 VND'],
  [<Money key="paid" amount={-49_000} sign="always" />, 'Money sign="always"', '-49.000 ₫'],
  [quantity(1.2, 'GB'), 'quantity', '1.2GB'],
  [percent(0.9999), 'percent', '99.99%'],
  [dateTime('2026-11-22T00:23:00Z'), 'dateTime', '07:23 22/11/2026'],
  [shortDateTime('2026-11-21T19:10:00Z', now), 'shortDateTime', '02:10 22/11'],
  [shortDateTime('2026-11-20T02:41:00Z', now), 'shortDateTime', '09:41 20/11/2026'],
  [daysLeft('2026-11-25T03:00:00Z', now), 'daysLeft', '3 ngày nữa'],
  [daysLeft('2026-11-20T03:00:00Z', now), 'daysLeft', '-2 ngày'],
]

/** One way to write each kind of figure. The examples are what the components and formats return. */
export function FigureTable() {
  return (
    <FormatProvider locale="vi-VN">
      <TokenTable columns={['Figure', 'Component or format', 'Not']}>
        {grammar.map(([written, by, wrong]) => (
          <tr key={wrong}>
            <td style={{ fontFamily: fontFamily.text, whiteSpace: 'nowrap' }}>{written}</td>
            <td>
              <code>{by}</code>
            </td>
            <td>
              <s>{wrong}</s>
            </td>
          </tr>
        ))}
      </TokenTable>
    </FormatProvider>
  )
}

const column = ['1.111.111', '98.765.432', '\u221249.000']

/** The digits of each weight in a column, in Sen Digits and in the text's font. */
export function DigitSpecimen() {
  return (
    <TokenTable columns={['Weight', 'fontFamily.text', 'Be Vietnam Pro']}>
      {Object.entries(fontWeight).map(([name, weight]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          {[fontFamily.text, "'Be Vietnam Pro'"].map((family) => (
            <td key={family}>
              <div
                style={{
                  inlineSize: 'max-content',
                  fontFamily: family,
                  fontSize: fontSize.large,
                  fontWeight: Number(weight),
                  lineHeight: lineHeight.snug,
                  textAlign: 'end',
                }}
              >
                {column.map((figure) => (
                  <div key={figure}>{figure}</div>
                ))}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </TokenTable>
  )
}
