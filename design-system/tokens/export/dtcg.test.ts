import { describe, expect, test } from 'vitest'
import { dark, light } from '#ds/tokens/color-themes.ts'
import { descriptionsOf } from './descriptions.ts'
import { type Group, type Token, tokenFiles } from './dtcg.ts'

const files = tokenFiles()
const groupIn = (name: string) => files[name] as Group

const isToken = (node: Token | Group): node is Token => '$value' in node

const tokensOf = (group: Group, path: string[] = []): [string, Token][] =>
  Object.entries(group).flatMap(([name, node]) => {
    if (typeof node === 'string') return []
    const tokenPath = [...path, name]
    return isToken(node) ? [[tokenPath.join('.'), node] as [string, Token]] : tokensOf(node, tokenPath)
  })

const base = groupIn('base.tokens.json')

describe.each(['dark', 'light'])('the %s theme, merged with the base', (theme) => {
  const tokens = new Map([...tokensOf(base), ...tokensOf(groupIn(`${theme}.tokens.json`))])
  const target = (reference: string) => tokens.get(reference.slice(1, -1))

  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
  const hasShape = (value: unknown, keys: Record<string, (member: unknown) => boolean>) =>
    Object.keys(value as object)
      .sort()
      .join() === Object.keys(keys).sort().join() &&
    Object.entries(keys).every(([key, test]) => test((value as Record<string, unknown>)[key]))
  const oneOf = (allowed: string[]) => (value: unknown) => allowed.includes(value as string)

  /** Whether a value has the type, or refers to a token of that type. */
  const isOfType = (type: string) => (value: unknown) =>
    typeof value === 'string' && value.startsWith('{')
      ? target(value)?.$type === type
      : (shapes[type]?.(value) ?? false)

  /** The values that the format allows for each type. */
  const shapes: Record<string, (value: unknown) => boolean> = {
    number: isNumber,
    dimension: (value) => hasShape(value, { value: isNumber, unit: oneOf(['px', 'rem']) }),
    duration: (value) => hasShape(value, { value: isNumber, unit: oneOf(['ms', 's']) }),
    fontFamily: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => /^[^'"]+$/.test(name)),
    fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
    cubicBezier: (value) =>
      Array.isArray(value) &&
      value.length === 4 &&
      value.every(isNumber) &&
      [value[0], value[2]].every((x = -1) => x >= 0 && x <= 1),
    color: (value) => {
      const { alpha = 1, ...rest } = value as { alpha?: number }
      const isFraction = (component: unknown) => isNumber(component) && component >= 0 && component <= 1
      return (
        isFraction(alpha) &&
        hasShape(rest, {
          colorSpace: oneOf(['srgb']),
          components: (components) =>
            Array.isArray(components) && components.length === 3 && components.every(isFraction),
          hex: (hex) => /^#[0-9a-f]{6}$/.test(`${hex}`),
        })
      )
    },
    shadow: (value) =>
      hasShape(value, {
        color: isOfType('color'),
        offsetX: isOfType('dimension'),
        offsetY: isOfType('dimension'),
        blur: isOfType('dimension'),
        spread: isOfType('dimension'),
      }),
    typography: (value) =>
      hasShape(value, {
        fontFamily: isOfType('fontFamily'),
        fontSize: isOfType('dimension'),
        fontWeight: isOfType('fontWeight'),
        lineHeight: isOfType('number'),
        letterSpacing: isOfType('dimension'),
      }),
    transition: (value) =>
      hasShape(value, {
        duration: isOfType('duration'),
        delay: isOfType('duration'),
        timingFunction: isOfType('cubicBezier'),
      }),
  }

  test.each([...tokens])(
    '%s has a value of its type, and refers only to tokens that exist',
    (path, { $type, $value }) => {
      expect(Object.keys(shapes)).toContain($type)
      expect(isOfType($type)($value), JSON.stringify($value)).toBe(true)
      expect(path).not.toMatch(/[{}$]/)
    },
  )
})

test('both themes define the same tokens, and none that the base defines', () => {
  const paths = (name: string) => tokensOf(groupIn(name)).map(([path]) => path)
  expect(paths('light.tokens.json')).toEqual(paths('dark.tokens.json'))
  const shared = paths('base.tokens.json').filter((path) => paths('dark.tokens.json').includes(path))
  expect(shared).toEqual([])
})

test('every colour of a theme is exported', () => {
  const leaves = (node: object): string[] =>
    Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))
  for (const [name, theme] of Object.entries({ dark, light })) {
    const sources = tokensOf(groupIn(`${name}.tokens.json`)).flatMap(
      ([, { $extensions }]) => $extensions?.['cloud.sen.css'] ?? [],
    )
    expect(sources).toEqual(leaves(theme))
  }
})

test('a doc comment describes only the declaration that follows it', () => {
  const source = `
/** A group. */
export const radius = {
  /** Buttons. */
  control: '6px',
  card: '10px',
} as const

/** A helper. */
const fluid = 1

export const size = { small: 1 }

export type Theme = {
  surface: {
    /**
     * The page,
     * as a whole.
     */
    canvas: string
  }
}
`
  expect(Object.fromEntries(descriptionsOf(source))).toEqual({
    radius: 'A group.',
    'radius.control': 'Buttons.',
    fluid: 'A helper.',
    'surface.canvas': 'The page, as a whole.',
  })
})
