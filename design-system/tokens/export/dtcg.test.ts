import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { dark, light } from '#ds/tokens/color-themes.ts'
import { descriptionsOf } from './descriptions.ts'
import { asText, type Group, type Token, tokenFiles } from './dtcg.ts'

const exported = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .sort()
const written = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const parsed = (name: string) => JSON.parse(written(name))

test('the files say what the source says; if not: npm run tokens:export', () => {
  const files = tokenFiles()
  expect(exported).toEqual(Object.keys(files).sort())
  for (const [name, content] of Object.entries(files)) expect(written(name), name).toBe(asText(content))
})

const isToken = (node: Token | Group): node is Token => '$value' in node

const tokensOf = (group: Group, path: string[] = []): [string, Token][] =>
  Object.entries(group).flatMap(([name, node]) => {
    if (typeof node === 'string') return []
    const here = [...path, name]
    return isToken(node) ? [[here.join('.'), node] as [string, Token]] : tokensOf(node, here)
  })

const base = parsed('base.tokens.json') as Group

describe.each(['dark', 'light'])('the %s theme on the base', (theme) => {
  const tokens = new Map([...tokensOf(base), ...tokensOf(parsed(`${theme}.tokens.json`))])
  const target = (reference: string) => tokens.get(reference.slice(1, -1))

  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
  const holds = (value: unknown, keys: Record<string, (part: unknown) => boolean>) =>
    Object.keys(value as object)
      .sort()
      .join() === Object.keys(keys).sort().join() &&
    Object.entries(keys).every(([key, test]) => test((value as Record<string, unknown>)[key]))
  const oneOf = (words: string[]) => (value: unknown) => words.includes(value as string)

  /** A value of the type itself, or a reference to a token of that type. */
  const is = (type: string) => (value: unknown) =>
    typeof value === 'string' && value.startsWith('{')
      ? target(value)?.$type === type
      : (shapes[type]?.(value) ?? false)

  /** What the format asks of each type's value. */
  const shapes: Record<string, (value: unknown) => boolean> = {
    number: isNumber,
    dimension: (value) => holds(value, { value: isNumber, unit: oneOf(['px', 'rem']) }),
    duration: (value) => holds(value, { value: isNumber, unit: oneOf(['ms', 's']) }),
    fontFamily: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => /^[^'"]+$/.test(name)),
    fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
    cubicBezier: (value) =>
      Array.isArray(value) &&
      value.length === 4 &&
      value.every(isNumber) &&
      [value[0], value[2]].every((x = -1) => x >= 0 && x <= 1),
    color: (value) => {
      const { alpha = 1, ...rest } = value as { alpha?: number }
      const isShare = (part: unknown) => isNumber(part) && part >= 0 && part <= 1
      return (
        isShare(alpha) &&
        holds(rest, {
          colorSpace: oneOf(['srgb']),
          components: (parts) => Array.isArray(parts) && parts.length === 3 && parts.every(isShare),
          hex: (hex) => /^#[0-9a-f]{6}$/.test(`${hex}`),
        })
      )
    },
    shadow: (value) =>
      holds(value, {
        color: is('color'),
        offsetX: is('dimension'),
        offsetY: is('dimension'),
        blur: is('dimension'),
        spread: is('dimension'),
      }),
    typography: (value) =>
      holds(value, {
        fontFamily: is('fontFamily'),
        fontSize: is('dimension'),
        fontWeight: is('fontWeight'),
        lineHeight: is('number'),
        letterSpacing: is('dimension'),
      }),
    transition: (value) =>
      holds(value, { duration: is('duration'), delay: is('duration'), timingFunction: is('cubicBezier') }),
  }

  it.each([...tokens])('%s has a value of its type, and what it refers to exists', (path, { $type, $value }) => {
    expect(Object.keys(shapes)).toContain($type)
    expect(is($type)($value), JSON.stringify($value)).toBe(true)
    expect(path).not.toMatch(/[{}$]/)
  })
})

test('both themes decide the same tokens, and none of the base', () => {
  const paths = (name: string) => tokensOf(parsed(name)).map(([path]) => path)
  expect(paths('light.tokens.json')).toEqual(paths('dark.tokens.json'))
  const shared = paths('base.tokens.json').filter((path) => paths('dark.tokens.json').includes(path))
  expect(shared).toEqual([])
})

test('no colour of a theme is left out', () => {
  const leaves = (node: object): string[] =>
    Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))
  for (const [name, theme] of Object.entries({ dark, light })) {
    const sources = tokensOf(parsed(`${name}.tokens.json`)).flatMap(
      ([, { $extensions }]) => $extensions?.['cloud.sen.css'] ?? [],
    )
    expect(sources).toEqual(leaves(theme))
  }
})

test('the resolver names files that exist', () => {
  const { sets, modifiers, resolutionOrder } = parsed('sen-cloud.resolver.json')
  const sources = [...sets.base.sources, ...Object.values(modifiers.theme.contexts).flat()] as { $ref: string }[]
  expect(sources.map(({ $ref }) => $ref).sort()).toEqual(exported.filter((name) => name.endsWith('.tokens.json')))
  expect(Object.keys(modifiers.theme.contexts)).toContain(modifiers.theme.default)
  expect(resolutionOrder).toEqual([{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }])
})

test('a doc comment describes what it stands before, and nothing further down', () => {
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
