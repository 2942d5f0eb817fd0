import { expect, test } from 'vitest'
import { forceStates, releaseStates } from './force-states.ts'
import { openTestPage } from './test-page.ts'

const html = `<style>
  * { color: black }
  main:hover, button:hover { color: red }
  button:active { color: lime }
  button:focus-visible { color: blue }
  main:focus-within { outline: solid }
</style><main><button id="a">Một</button></main><button id="b">Hai</button>`

const red = 'rgb(255, 0, 0)'
const lime = 'rgb(0, 255, 0)'
const blue = 'rgb(0, 0, 255)'
const black = 'rgb(0, 0, 0)'

async function open() {
  const { send, evaluate } = await openTestPage(html)
  const colour = (selector: string) => evaluate(`getComputedStyle(document.querySelector('${selector}')).color`)
  return { send, evaluate, colours: () => Promise.all(['#a', '#b', 'main'].map(colour)) }
}

test("an element and its ancestors get the rules of its state, until it is released; others don't", async () => {
  const { send, evaluate, colours } = await open()
  await evaluate(
    `['mouseover', 'focusin'].forEach((event) => addEventListener(event, () => (document.title += event)))`,
  )
  await forceStates(send, { hover: ['#a'] }, 'document')
  expect(await colours()).toEqual([red, black, red])
  await releaseStates(send)
  expect(await colours()).toEqual([black, black, black])
  expect(await evaluate('document.title')).toBe('')
})

test('several states at once: a pressed element is not hovered, one with the focus gives it to what contains it', async () => {
  const { send, evaluate, colours } = await open()
  await forceStates(send, { active: ['#b'], focusVisible: ['#a'] }, 'document')
  expect(await colours()).toEqual([blue, lime, black])
  expect(await evaluate(`getComputedStyle(document.querySelector('main')).outlineStyle`)).toBe('solid')
})

test('a selector that matches nothing, or is none, is a fault', async () => {
  const { send } = await open()
  await expect(forceStates(send, { hover: ['#c'] }, 'document')).rejects.toThrow(
    'No element matches "#c", which is declared as hover.',
  )
  await expect(forceStates(send, { hover: ['#'] }, 'document')).rejects.toThrow('"#" is no selector')
})
