import type { CSSProperties } from 'react'
import {
  breakpoint,
  controlHeight,
  duration,
  easing,
  iconSize,
  layerOrder,
  measure,
  radius,
  space,
  travel,
} from '#ds/tokens/scale.ts'
import { Swatch, TokenTable } from './Specimen.tsx'

const lengths = { space, radius, controlHeight, iconSize }
const values = { measure, breakpoint, layerOrder, duration, easing, travel }

/** How a length of each group looks. */
const looks = {
  space: (value: string): CSSProperties => ({ inlineSize: value, minInlineSize: 0, background: 'currentColor' }),
  radius: (value: string): CSSProperties => ({ borderRadius: value, inlineSize: '5em', blockSize: '3em' }),
  controlHeight: (value: string): CSSProperties => ({ blockSize: value, inlineSize: '8em' }),
  iconSize: (value: string): CSSProperties => ({
    inlineSize: value,
    blockSize: value,
    minInlineSize: 0,
    minBlockSize: 0,
  }),
}

/** Every length of one group, drawn at its size. */
export function LengthTable({ group }: { group: keyof typeof looks }) {
  return (
    <TokenTable columns={['Token', 'Value', 'Looks like']}>
      {Object.entries(lengths[group]).map(([name, value]) => (
        <tr key={name}>
          <td>
            <code>{`${group}.${name}`}</code>
          </td>
          <td>
            <code>{value}</code>
          </td>
          <td>
            <Swatch style={looks[group](value)} />
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}

/** Values that have no look of their own: widths, breakpoints, stacking and motion. */
export function ValueTable({ group }: { group: keyof typeof values }) {
  return (
    <TokenTable columns={['Token', 'Value']}>
      {Object.entries(values[group]).map(([name, value]) => (
        <tr key={name}>
          <td>
            <code>{`${group}.${name}`}</code>
          </td>
          <td>
            <code>{value}</code>
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}
