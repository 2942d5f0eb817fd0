import Color from 'colorjs.io'
import { type ThemeName, themes } from '#ds/tokens/color-themes.ts'
import { contrastPairs } from '#ds/tokens/contrast.ts'
import { Swatch, TokenTable } from './Specimen.tsx'

const leaves = (node: object, path: string[] = []): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value] as [string, string]] : leaves(value, [...path, key]),
  )

const hex = (value: string) => new Color(value).to('srgb').toString({ format: 'hex' })
const ratio = (front: string, back: string) => new Color(front).contrastWCAG21(new Color(back))

/** Every colour of a group in both themes, as the pages ship it. */
export function ColourTable({ group }: { group: 'surface' | 'text' | 'line' | 'tone' }) {
  const light = new Map(leaves(themes.light[group], [group]))
  return (
    <TokenTable columns={['Token', 'Dark', 'Light']}>
      {leaves(themes.dark[group], [group]).map(([path, dark]) => (
        <tr key={path}>
          <td>
            <code>{path}</code>
          </td>
          {[dark, light.get(path) as string].map((value, index) => (
            <td key={index === 0 ? 'dark' : 'light'}>
              <Swatch style={{ background: value }} /> <code>{value}</code> <small>{hex(value)}</small>
            </td>
          ))}
        </tr>
      ))}
    </TokenTable>
  )
}

/** Every pair that components draw, with its contrast as computed now and the contrast that WCAG 2.2 AA asks for. */
export function ContrastTable({ theme }: { theme: ThemeName }) {
  return (
    <TokenTable columns={['Pair', 'In front', 'Behind', 'Contrast', 'Asked for']}>
      {contrastPairs(themes[theme]).map(({ front, back, frontColor, backColor, minimum }) => (
        <tr key={`${front} on ${back}`}>
          <td>
            <Swatch style={{ background: backColor, color: frontColor }}>{minimum === 3 ? '●' : 'Sen'}</Swatch>
          </td>
          <td>
            <code>{front}</code>
          </td>
          <td>
            <code>{back}</code>
          </td>
          <td>{ratio(frontColor, backColor).toFixed(2)}</td>
          <td>{minimum}</td>
        </tr>
      ))}
    </TokenTable>
  )
}

/** The closest call of a theme, in words. */
export function ClosestPair({ theme }: { theme: ThemeName }) {
  const margins = contrastPairs(themes[theme]).map((pair) => ({
    ...pair,
    contrast: ratio(pair.frontColor, pair.backColor),
  }))
  const [closest] = margins.sort((a, b) => a.contrast / a.minimum - b.contrast / b.minimum)
  if (!closest) return null
  return (
    <p>
      {margins.length} pairs in the {theme} theme. The closest: <code>{closest.front}</code> on{' '}
      <code>{closest.back}</code> with {closest.contrast.toFixed(2)}, where {closest.minimum} is asked for.
    </p>
  )
}
