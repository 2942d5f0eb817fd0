import { afterEach, expect, test } from 'vitest'
import { contentHeight } from './content-height.ts'

const show = (html: string) => {
  document.body.style.margin = '0'
  document.body.innerHTML = html
}

afterEach(() => show(''))

test('the content ends at the lowest visible box', () => {
  show('<div style="height: 40px">Text</div><div style="height: 20px">Text</div>')
  expect(contentHeight()).toBe(60)
})

test('elements outside the flow count, such as the backdrop of a dialog', () => {
  show('<p>Text</p><div style="position: fixed; inset: 0; background: black"></div>')
  expect(contentHeight()).toBe(window.innerHeight)
})

test('boxes without visible content do not count', () => {
  show(
    '<div style="height: 40px">Text</div><section style="position: fixed; bottom: 0; padding: 16px"><ol></ol></section>',
  )
  expect(contentHeight()).toBe(40)
})

test.each(['border: 1px solid', 'background: red', 'box-shadow: 0 0 4px'])('an empty box with %s counts', (style) => {
  show(`<div style="box-sizing: border-box; height: 30px; ${style}"></div>`)
  expect(contentHeight()).toBe(30)
})

test('a transparent background of any colour does not count, as with forced colours', () => {
  show('<div style="height: 40px">Text</div><div style="height: 300px; background: rgb(255 255 255 / 0)"></div>')
  expect(contentHeight()).toBe(40)
})

test('hidden elements and texts for screen readers do not count', () => {
  show(`<div style="height: 40px">Text</div>
    <div style="height: 500px; visibility: hidden">Text</div>
    <div style="display: none">Text</div>
    <div style="position: absolute; top: 600px; width: 1px; height: 1px; overflow: hidden">Text</div>`)
  expect(contentHeight()).toBe(40)
})

test('the overflow of a scrolling box does not count', () => {
  show('<div style="height: 100px; overflow: auto"><div style="height: 900px">Text</div></div>')
  expect(contentHeight()).toBe(100)
})
