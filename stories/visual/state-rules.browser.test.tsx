import { afterEach, expect, test } from 'vitest'
import { stateRules } from './state-rules.ts'

afterEach(() => {
  document.head.querySelector('style[data-test]')?.remove()
  document.body.innerHTML = ''
})

/** The rules about what the page now shows; every selector begins with `.own`. */
function rulesOf(css: string, html = '<p class="own" tabindex="0">Chữ</p>') {
  document.head.insertAdjacentHTML('beforeend', `<style data-test>${css}</style>`)
  document.body.innerHTML = html
  return stateRules().filter(({ rule }) => rule.includes('.own') || rule === 'inline')
}

test('a rule for a state is shown as soon as an element is in it', () => {
  const css = '.own:focus { color: red } .own { color: blue }'
  expect(rulesOf(css)).toEqual([{ rule: '.own:focus', isForState: true, tokens: [], isShown: false }])
  document.querySelector<HTMLElement>('.own')?.focus()
  expect(stateRules().find(({ rule }) => rule === '.own:focus')?.isShown).toBe(true)
})

test('a token of a state counts wherever it is used, once for each rule', () => {
  const css =
    '.own { --x: var(--sen-color-hover); color: var(--sen-color-hover); border-color: var(--sen-line-controlHover) }'
  expect(rulesOf(css)).toEqual([
    { rule: '.own', isForState: false, tokens: ['--sen-color-hover', '--sen-line-controlHover'], isShown: true },
  ])
  expect(rulesOf('', '<p style="color: var(--sen-pressed)">Chữ</p>')).toContainEqual({
    rule: 'inline',
    isForState: false,
    tokens: ['--sen-pressed'],
    isShown: true,
  })
})

test('what an element looks like outside a state is no rule for it', () => {
  expect(rulesOf('.own:not(:hover) { color: red } .own:focusable { color: red }')).toEqual([])
})

test('a rule in a layer or a media query is found; it is shown if the query applies', () => {
  const css = '@layer a { @media (width > 1px) { .own:not(:hover):focus, .own:active { color: red } } }'
  const [rule] = rulesOf(css)
  expect(rule).toMatchObject({ rule: '@media (width > 1px) .own:not(:hover):focus, .own:active', isShown: false })
  document.querySelector<HTMLElement>('.own')?.focus()
  expect(stateRules().find(({ rule: name }) => name === rule?.rule)?.isShown).toBe(true)
  document.head.querySelector('style[data-test]')?.remove()
  rulesOf('@media (width < 1px) { .own:focus { color: red } }')
  document.querySelector<HTMLElement>('.own')?.focus()
  expect(stateRules().find(({ rule: name }) => name.startsWith('@media (width < 1px)'))?.isShown).toBe(false)
})

test('a rule of a pseudo-element is shown with its element', () => {
  rulesOf('.own:focus::after { color: red }')
  document.querySelector<HTMLElement>('.own')?.focus()
  expect(stateRules().find(({ rule }) => rule === '.own:focus::after')?.isShown).toBe(true)
})
