import Color from 'colorjs.io'
import { Check, X } from 'lucide-react'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { themes } from '#ds/tokens/color-themes.ts'
import { contrastPairs } from '#ds/tokens/contrast.ts'
import type { ThemeName } from '#ds/tokens/theme-names.ts'
import { Swatch, TokenName, TokenTable } from './Specimen.tsx'

const leaves = (node: object, path: string[] = []): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value] as [string, string]] : leaves(value, [...path, key]),
  )

const hex = (value: string) => new Color(value).to('srgb').toString({ format: 'hex' })
const ratio = (front: string, back: string) => new Color(front).contrastWCAG21(new Color(back))

/** Every colour of a group in both themes. */
export function ColourTable({ group }: { group: 'surface' | 'text' | 'line' | 'water' | 'mark' | 'tone' }) {
  const light = new Map(leaves(themes.light[group], [group]))
  return (
    <TokenTable columns={['Token', 'Dark', 'Light']}>
      {leaves(themes.dark[group], [group]).map(([path, dark]) => (
        <tr key={path}>
          <td>
            <TokenName>{`color.${path}`}</TokenName>
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

/** The colour pairs of a theme with their computed contrast. */
const measured = (theme: ThemeName) =>
  contrastPairs(themes[theme]).map((pair) => ({ ...pair, contrast: ratio(pair.frontColor, pair.backColor) }))

/** Every pair that components use, with its computed contrast and the contrast that WCAG 2.2 AA requires. */
export function ContrastTable({ theme }: { theme: ThemeName }) {
  return (
    <TokenTable columns={['Pair', 'In front', 'Behind', 'Contrast', 'Required', 'Result']}>
      {measured(theme).map(({ front, back, frontColor, backColor, minimum, contrast }) => (
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
          <td style={{}}>{contrast.toFixed(2)}</td>
          <td style={{}}>{minimum.toFixed(1)}</td>
          <td>
            <Verdict passes={contrast >= minimum} />
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}

const Verdict = ({ passes }: { passes: boolean }) =>
  passes ? (
    <Badge tone="positive" icon={Check}>
      pass
    </Badge>
  ) : (
    <Badge tone="critical" icon={X}>
      fail
    </Badge>
  )

/** The number of pairs that pass in each theme, and the pair closest to its limit. */
export function ContrastSummary() {
  return (
    <TokenTable columns={['Theme', 'Pairs', 'Pass', 'Fail', 'Closest pair', 'Contrast']}>
      {(Object.keys(themes) as ThemeName[]).map((theme) => {
        const pairs = measured(theme)
        const failed = pairs.filter(({ contrast, minimum }) => contrast < minimum)
        const [closest] = pairs.toSorted((a, b) => a.contrast / a.minimum - b.contrast / b.minimum)
        return (
          <tr key={theme}>
            <td>{theme}</td>
            <td>{pairs.length}</td>
            <td>{pairs.length - failed.length}</td>
            <td>{failed.length}</td>
            <td>
              <code>{closest?.front}</code> on <code>{closest?.back}</code>
            </td>
            <td>
              {closest?.contrast.toFixed(2)} where {closest?.minimum} is required
            </td>
          </tr>
        )
      })}
    </TokenTable>
  )
}
