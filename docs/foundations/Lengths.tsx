import type { CSSProperties } from 'react'
import { color, vars } from '#ds/tokens/contract.css.ts'
import {
  borderWidth,
  breakpoint,
  controlHeight,
  focusRing,
  measure,
  radius,
  signSize,
  space,
  travel,
} from '#ds/tokens/scale.ts'
import { Swatch, TokenName, TokenTable } from './Specimen.tsx'

const groups = { space, radius, borderWidth, focusRing, controlHeight, measure, breakpoint, signSize, travel }

/** Styles that visualise the lengths of a group. Groups that are missing have no visualisation. */
const looks: Partial<Record<keyof typeof groups, (value: string) => CSSProperties>> = {
  space: (value) => ({
    inlineSize: value,
    minInlineSize: 0,
    minBlockSize: vars.space.sm,
    background: color.tone.brand.line,
    borderRadius: 0,
    border: 0,
  }),
  radius: (value) => ({ borderRadius: value, inlineSize: '6em', blockSize: '4em' }),
  borderWidth: (value) => ({
    inlineSize: '8em',
    minBlockSize: value,
    background: 'currentColor',
    borderRadius: 0,
    border: 0,
  }),
  controlHeight: (value) => ({ blockSize: value, inlineSize: '8em' }),
}

const rootPx = 16
/** A length in rem, converted to pixels at the browser's default text size. */
const inPixels = (value: string) => (value.endsWith('rem') ? `${Number.parseFloat(value) * rootPx}px` : value)

/** Every length of one group, with a specimen if the group can be visualised. */
export function LengthTable({ group }: { group: keyof typeof groups }) {
  const look = looks[group]
  return (
    <TokenTable columns={['Token', 'Value', 'At 16 px text', ...(look ? ['Looks like'] : [])]}>
      {Object.entries(groups[group]).map(([name, value]) => (
        <tr key={name}>
          <td>
            <TokenName>{`${group}.${name}`}</TokenName>
          </td>
          <td>
            <code>{value}</code>
          </td>
          <td>{inPixels(value)}</td>
          {look && (
            <td>
              <Swatch style={look(value)} />
            </td>
          )}
        </tr>
      ))}
    </TokenTable>
  )
}
