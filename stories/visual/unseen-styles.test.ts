import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { unseenStylesFile } from './files.ts'
import type { PageRule } from './inspect.ts'
import { checkUnseenStyles, saveUnseenStyles, unseenStylesIn } from './unseen-styles.ts'

const rule = (selector: string, declarations: Record<string, string>, context = '@layer components'): PageRule => ({
  context,
  selector,
  declarations,
})

/** The declarations that count as unseen, of a rule with `color: red` and these. */
const unseenIn = (declarations: Record<string, string>, selector?: string, context?: string) =>
  Object.values(unseenStylesIn([rule(selector ?? '.A_a', { color: 'red', ...declarations }, context)])).flat()

test.each(['screen and (min-width: 64rem)', 'screen and (width < 48rem)', '(hover: hover)'])(
  'every story is pictured or swept in @media %s',
  (query) => {
    expect(unseenIn({}, '.A_a', `@layer components @media ${query}`)).toEqual([])
  },
)

test.each([
  '@media print',
  '@media (prefers-contrast: more)',
  '@media (pointer: coarse)',
  '@media (hover: none)',
  '@media screen and (max-height: 600px)',
  '@media screen and (min-width: 64rem) and (orientation: portrait)',
  '@media not (min-width: 64rem)',
  '@media (min-resolution: 2dppx)',
  '@media (forced-colors: active)',
  '@media (prefers-reduced-motion: no-preference)',
  '@container (min-width: 600px)',
  '@supports not selector(:popover-open)',
])('no picture shows what is inside %s', (context) => {
  expect(unseenIn({}, '.A_a', `@layer components ${context}`)).toEqual([`color: red ${context}`])
})

test('no picture shows the behaviour under a pointer or a finger, the safe area of a phone, and lengths of the window', () => {
  expect(unseenIn({ padding: '12px' })).toEqual([])
  const unseen = {
    cursor: 'pointer',
    'touch-action': 'pan-y',
    'overscroll-behavior': 'contain',
    'scroll-padding-top': '8px',
    'padding-bottom': 'max(12px, env(safe-area-inset-bottom))',
    'font-size': 'clamp(1rem, 0.5rem + 2.5vw, 2rem)',
  }
  expect(unseenIn(unseen)).toHaveLength(Object.keys(unseen).length)
})

test('no story is in some states of the browser', () => {
  for (const selector of [
    '.A_a:autofill',
    '.A_a::selection',
    '.A_a::-webkit-scrollbar',
    'html[data-form="unknown"] .A_a',
  ])
    expect(unseenIn({}, selector), selector).toEqual(['color: red'])
  for (const selector of ['.A_a:hover', '.A_a::before', '.A_a::placeholder', '[data-theme="dark"] .A_a'])
    expect(unseenIn({}, selector), selector).toEqual([])
})

test('of fonts only those count that stand in for ours', () => {
  const font = (source: string) => rule('@font-face', { [source]: source }, '')
  expect(unseenStylesIn([font('src: url("/a.woff2")'), font('src: local("Arial"); size-adjust: 105%')])).toEqual({
    '@font-face': ['src: local("Arial"); size-adjust: 105%'],
  })
})

test('a font that stands in is named without the hash that a build gives its file', () => {
  for (const hash of ['Cg6DfrwP', 'a_9-fr0P']) {
    const source = `src: local("Noto"), url("./noto-sans-sc-bold-${hash}.otf") format("opentype")`
    expect(unseenStylesIn([rule('@font-face', { [source]: source }, '')])).toEqual({
      '@font-face': ['src: local("Noto"), url("./noto-sans-sc-bold.otf") format("opentype")'],
    })
  }
})

test('a difference from the file fails for the component whose style it is, one of several equal ones too', () => {
  const root = mkdtempSync(join(tmpdir(), 'unseen-styles-'))
  try {
    mkdirSync(dirname(join(root, unseenStylesFile)), { recursive: true })
    const [one, other] = [rule('.A_rule__1abc0', { cursor: 'pointer' }), rule('.A_rule__1abc1', { cursor: 'pointer' })]
    saveUnseenStyles(root, [one, other])
    const styleFiles = () => ['design-system/components/A/A.css.ts']
    expect(checkUnseenStyles(root, [other, rule('.A_rule__2abc0', { cursor: 'pointer' })], styleFiles)).toEqual([])
    const [result] = checkUnseenStyles(root, [one, rule('.A_rule__1abc1', { cursor: 'help' })], styleFiles)
    expect(result?.component).toBe('components/A')
    expect(result?.stories[0]?.faults[0]).toContain('.A_rule  - cursor: pointer  + cursor: help')
  } finally {
    rmSync(root, { recursive: true })
  }
})
