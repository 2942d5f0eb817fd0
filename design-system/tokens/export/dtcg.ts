import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import Color from 'colorjs.io'
import { type ColorTheme, themes } from '#ds/tokens/color-themes.ts'
import {
  borderWidth,
  breakpoint,
  controlHeight,
  duration,
  easing,
  focusRing,
  fontFamily,
  fontSize,
  fontWeight,
  iconSize,
  iconStroke,
  layerOrder,
  letterSpacing,
  lineHeight,
  measure,
  radius,
  shadowShape,
  signSize,
  space,
  textStyle,
  travel,
  wave,
} from '#ds/tokens/scale.ts'
import { defaultTheme, type ThemeName } from '#ds/tokens/theme-names.ts'
import { descriptionsOf } from './descriptions.ts'

/**
 * The tokens in the format of the Design Tokens Community Group, 2025.10 (https://www.designtokens.org/TR/2025.10/), for
 * design tools. The source stays TypeScript: these files are written from it and never edited.
 */

export interface Token {
  $type: string
  $value: unknown
  $description?: string
  $extensions?: Record<string, unknown>
}
export interface Group {
  [name: string]: Token | Group | string
}

const tokensFolder = resolve(import.meta.dirname, '..')
const descriptions = new Map(
  ['scale.ts', 'color-themes.ts'].flatMap((file) => [
    ...descriptionsOf(readFileSync(resolve(tokensFolder, file), 'utf8')),
  ]),
)

const described = (key: string, token: Token): Token => {
  const description = descriptions.get(key)
  return description ? { ...token, $description: description } : token
}

/** The browser's default text size. Design tools do not support rem, so lengths are written in px. */
const rootPx = 16
const round = (value: number) => +value.toFixed(4)

function pixels(length: string): number {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(length)
  if (!match) throw new Error(`${length} is not a length in px or rem`)
  return round(Number(match[1]) * (match[2] === 'rem' ? rootPx : 1))
}
const dimension = (length: string) => ({ value: pixels(length), unit: 'px' })

/** A length. One that grows with the window is exported as its maximum, with its range in an extension. */
function length(value: string): Token {
  const fluid = /^clamp\(([^,]+),.*, ([^,]+)\)$/.exec(value)
  if (!fluid?.[1] || !fluid[2]) return { $type: 'dimension', $value: dimension(value) }
  const range = { from: dimension(fluid[1]), to: dimension(fluid[2]), css: value }
  return { $type: 'dimension', $value: dimension(fluid[2]), $extensions: { 'cloud.sen.fluid': range } }
}

const number = (value: string): Token => ({ $type: 'number', $value: Number.parseFloat(value) })
const families = (value: string): Token => ({
  $type: 'fontFamily',
  $value: value.split(', ').map((name) => name.replaceAll("'", '')),
})
const weight = (value: string): Token => ({ $type: 'fontWeight', $value: Number(value) })
const time = (value: string): Token => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(value), unit: 'ms' },
})
const curve = (value: string): Token => ({
  $type: 'cubicBezier',
  $value: value.slice('cubic-bezier('.length, -1).split(', ').map(Number),
})

/** The groups of scale.ts, by their token type. Letter spacing is in em, which the format does not allow as a length, so it is a number. */
const scales: [toToken: (value: string) => Token, groups: Record<string, Record<string, string>>][] = [
  [
    length,
    {
      space,
      radius,
      borderWidth,
      focusRing,
      controlHeight,
      iconSize,
      signSize,
      wave,
      measure,
      breakpoint,
      travel,
      fontSize,
    },
  ],
  [families, { fontFamily }],
  [weight, { fontWeight }],
  [number, { lineHeight, letterSpacing, layerOrder }],
  [time, { duration }],
  [curve, { easing }],
]

const group = (name: string, values: Record<string, string>, toToken: (value: string) => Token): Group => {
  const description = descriptions.get(name)
  return {
    ...(description && { $description: description }),
    ...Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, described(`${name}.${key}`, toToken(value))]),
    ),
  }
}

/** The text styles of Text and Heading: size, weight, line height and letter spacing. */
const typography = (): Group =>
  Object.fromEntries(
    Object.entries(textStyle).map(([name, style]) => {
      const size = (length(fontSize[style.fontSize]).$value as { value: number }).value
      const spacing = Number.parseFloat(letterSpacing[style.letterSpacing]) * size
      return [
        name,
        {
          $type: 'typography',
          $value: {
            fontFamily: '{fontFamily.text}',
            fontSize: `{fontSize.${style.fontSize}}`,
            fontWeight: `{fontWeight.${style.fontWeight}}`,
            lineHeight: `{lineHeight.${style.lineHeight}}`,
            letterSpacing: { value: round(spacing), unit: 'px' },
          },
        },
      ]
    }),
  )

/** The speeds of `transition()` in design-system/css/motion.ts. */
const transitions = (): Group =>
  Object.fromEntries(
    (['state', 'enter', 'reveal'] as const).map((speed) => [
      speed,
      {
        $type: 'transition',
        $value: {
          duration: `{duration.${speed}}`,
          delay: { value: 0, unit: 'ms' },
          timingFunction: '{easing.out}',
        },
      },
    ]),
  )

/** The tokens that are the same in every theme. */
const base = (): Group => ({
  ...Object.fromEntries(
    scales.flatMap(([toToken, groups]) =>
      Object.entries(groups).map(([name, values]) => [name, group(name, values, toToken)]),
    ),
  ),
  iconStroke: described('iconStroke', { $type: 'number', $value: iconStroke }),
  typography: typography(),
  transition: transitions(),
})

/** A colour in sRGB, which every tool reads, with its original notation in an extension. A test checks that all colours are inside sRGB. */
function color(value: string): Token {
  const srgb = new Color(value).to('srgb').toGamut()
  const alpha = srgb.alpha ?? 1
  const hex = new Color('srgb', srgb.coords).toString({ format: 'hex', collapse: false })
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: srgb.coords.map((component) => round(Math.min(1, Math.max(0, component ?? 0)))),
      ...(alpha < 1 && { alpha }),
      hex,
    },
    $extensions: { 'cloud.sen.css': value },
  }
}

const colors = (values: Record<string, string>, key: string): Group =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, described(`${key}.${name}`, color(value))]))

/** A shadow such as `0 8px 24px -6px`, in the theme's shadow colour. */
function shadow(shape: string): Token {
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = shape.split(' ')
  return {
    $type: 'shadow',
    $value: {
      color: '{color.shadow}',
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    },
  }
}

/** The tokens that depend on the theme. */
const themed = ({ surface, text, line, water, mark, tone, shadow: shade, backdrop }: ColorTheme): Group => ({
  color: {
    surface: colors(surface, 'surface'),
    text: colors(text, 'text'),
    line: colors(line, 'line'),
    water: colors(water, 'water'),
    mark: colors(mark, 'mark'),
    tone: Object.fromEntries(Object.entries(tone).map(([name, uses]) => [name, colors(uses, 'ToneColors')])),
    shadow: described('ColorTheme.shadow', color(shade)),
    backdrop: described('ColorTheme.backdrop', color(backdrop)),
  },
  shadow: Object.fromEntries(Object.entries(shadowShape).map(([name, shape]) => [name, shadow(shape)])),
})

const themeFile = (name: ThemeName) => `${name}.tokens.json`
const names = Object.keys(themes) as ThemeName[]

/** Lists which files make up which theme, as the format's resolver module. */
const resolver = () => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Sen Cloud',
  version: '2025.10',
  sets: {
    base: { description: 'The tokens that are the same in every theme.', sources: [{ $ref: 'base.tokens.json' }] },
  },
  modifiers: {
    theme: {
      description: 'Dark is the default.',
      contexts: Object.fromEntries(names.map((name) => [name, [{ $ref: themeFile(name) }]])),
      default: defaultTheme,
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
})

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json'

/** The content of every exported file, by its name. */
export const tokenFiles = (): Record<string, Group | ReturnType<typeof resolver>> => ({
  'base.tokens.json': { $schema: schema, ...base() },
  ...Object.fromEntries(names.map((name) => [themeFile(name), { $schema: schema, ...themed(themes[name]) }])),
  'sen-cloud.resolver.json': resolver(),
})
