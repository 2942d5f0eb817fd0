import { describe, expect, test } from 'vitest'
import { stylesFromTokens } from './4-styles-from-tokens.ts'
import { faults } from './fixture.ts'

const sheet = (text: string) =>
  faults(stylesFromTokens, {
    'design-system/components/A/A.css.ts': `import { style } from '@vanilla-extract/css'\n${text}\n`,
  })
const declaring = (declarations: string) => sheet(`export const a = style(inLayer('components', { ${declarations} }))`)

describe('values', () => {
  test.each([
    ["color: '#fff'", 'raw colour'],
    ["color: 'white'", 'raw colour'],
    [`background: \`linear-gradient(oklch(0.5 0 0), \${x})\``, 'raw colour'],
    ["inlineSize: '40px'", 'raw length'],
    ["padding: 'calc(1.5rem + 1%)'", 'raw length'],
    ['inlineSize: 40', 'means 40 pixels'],
    ["transitionDuration: '120ms'", 'raw time'],
    ["animationDuration: '1.5s'", 'raw time'],
    ['marginBlockStart: vars.space.md', 'outer margin'],
    ["margin: '1em'", 'outer margin'],
    ['width: vars.measure.text', 'physical'],
    ['paddingLeft: 0', 'physical'],
    ['left: 0', 'physical'],
    ["textAlign: 'left'", 'physical'],
  ])('%s: %s', (declaration, fault) => {
    expect(declaring(declaration)).toEqual([expect.stringContaining(fault)])
  })

  test('tokens, zero, percentages and other units are allowed', () => {
    const declarations = `color: 'transparent', background: color.surface.raised, inlineSize: '100%', padding: 0,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: '60ch', opacity: 0.5, zIndex: 1, margin: 0,
      marginInline: 'auto', insetInlineStart: 0, outlineColor: \`oklch(from \${color.brand} l c h / 0.4)\``
    expect(declaring(declarations)).toEqual([])
  })

  test('a style for one theme is refused, except where the tokens get their values', () => {
    const light = `'[data-theme="light"] &': { color: vars.color.text.primary }`
    expect(declaring(`selectors: { ${light} }`)).toEqual([expect.stringContaining('one theme')])
    expect(declaring(`'@media': { '(prefers-color-scheme: light)': { opacity: 1 } }`)).toEqual([
      expect.stringContaining('one theme'),
    ])
    const themes = `globalStyle('[data-theme="light"]', inLayer('tokens', { colorScheme: 'light' }))\n`
    expect(faults(stylesFromTokens, { 'design-system/css/themes.css.ts': themes })).toEqual([])
  })

  test('inline styles and attributes are checked too, but not the tokens', () => {
    const drawn = (markup: string) =>
      faults(stylesFromTokens, { 'design-system/components/A/A.tsx': `export const A = () => ${markup}\n` })
    expect(drawn('<p style={{ color: "#fff" }} />')).toHaveLength(1)
    expect(drawn('<p style={{ marginTop: 4 }} />').length).toBeGreaterThan(0)
    expect(drawn('<path fill="red" />')).toHaveLength(1)
    expect(drawn('<path fill="currentColor" style={{ inlineSize: "50%" }} />')).toEqual([])
    expect(faults(stylesFromTokens, { 'design-system/tokens/scale.ts': "export const a = '4px'\n" })).toEqual([])
  })

  test('plain style sheets are checked too', () => {
    const css = '@layer reset {\n  a { color: red; }\n  b { margin-left: 1em; }\n}\n'
    expect(faults(stylesFromTokens, { 'design-system/css/a.css': css })).toEqual([
      expect.stringContaining('design-system/css/a.css:2 red is a raw colour'),
      expect.stringContaining('design-system/css/a.css:3 marginLeft is an outer margin'),
    ])
  })
})

describe('layers', () => {
  const loose = [expect.stringContaining('in no cascade layer')]

  test.each([
    'export const a = style({ opacity: 1 })',
    "export const a = style([base, { display: 'flex' }])",
    "export const a = style(transition(['color']))",
    "globalStyle('a', { opacity: 1 })",
    'export const a = recipe({ base: { opacity: 1 } })',
    'export const a = recipe({ variants: { size: { small: { opacity: 1 } } } })',
    'export const a = recipe({ compoundVariants: [{ variants: {}, style: { opacity: 1 } }] })',
    'export const a = styleVariants({ small: { opacity: 1 } })',
    'export const a = styleVariants(names, (name) => ({ opacity: name }))',
    "createGlobalTheme(':root', contract, { space })",
  ])('%s is in no layer', (text) => {
    expect(sheet(text)).toEqual(loose)
  })

  test('rules wrapped in inLayer, or in a function of the file that calls it, are in a layer', () => {
    const text = `const rule = (declarations) => inLayer('components', declarations)
export const a = recipe({
  base: rule({ opacity: 1 }),
  variants: { size: { small: {}, large: [b, inLayer('components', { opacity: 1 })] } },
  compoundVariants: names.map((name) => ({ variants: { name }, style: rule({ opacity: 1 }) })),
})
export const c = styleVariants(names, (name) => [base, rule({ opacity: name })])
createGlobalTheme(':root', contract, { '@layer': layers.tokens, ...scale })`
    expect(sheet(text)).toEqual([])
  })

  test('the order of the layers is declared once and imported first', () => {
    const files = (first: string, second: string) => ({
      'site/app/root.tsx': `import '${first}'\nimport '${second}'\n`,
    })
    expect(faults(stylesFromTokens, files('#ds/css/global.ts', 'react'))).toEqual([])
    expect(faults(stylesFromTokens, files('react', '#ds/css/global.ts'))).toEqual([expect.stringContaining('too late')])
    expect(faults(stylesFromTokens, files('#ds/css/layers.css', 'react'))).toEqual([
      expect.stringContaining('Import #ds/css/global.ts instead'),
    ])
    expect(sheet("globalLayer('extra')")).toEqual([expect.stringContaining('declared once')])
  })
})
