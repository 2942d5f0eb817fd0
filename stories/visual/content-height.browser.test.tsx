import { afterEach, expect, test } from 'vitest'
import { contentHeight } from './content-height.ts'

const show = (html: string) => {
  document.body.style.margin = '0'
  document.body.innerHTML = html
}

afterEach(() => show(''))

test('reaches to the lowest box that shows something', () => {
  show('<div style="height: 40px">Text</div><div style="height: 20px">Text</div>')
  expect(contentHeight()).toBe(60)
})

test('counts what stands outside the flow, such as the backdrop of a dialog', () => {
  show('<p>Text</p><div style="position: fixed; inset: 0; background: black"></div>')
  expect(contentHeight()).toBe(window.innerHeight)
})

test('leaves out boxes without anything to show', () => {
  show(
    '<div style="height: 40px">Text</div><section style="position: fixed; bottom: 0; padding: 16px"><ol></ol></section>',
  )
  expect(contentHeight()).toBe(40)
})

test.each(['border: 1px solid', 'background: red', 'box-shadow: 0 0 4px'])('counts an empty box with %s', (look) => {
  show(`<div style="box-sizing: border-box; height: 30px; ${look}"></div>`)
  expect(contentHeight()).toBe(30)
})

test('leaves out a background that is transparent in whatever colour, as forced colours make them', () => {
  show('<div style="height: 40px">Text</div><div style="height: 300px; background: rgb(255 255 255 / 0)"></div>')
  expect(contentHeight()).toBe(40)
})

test('leaves out what is hidden, and texts for screen readers', () => {
  show(`<div style="height: 40px">Text</div>
    <div style="height: 500px; visibility: hidden">Text</div>
    <div style="display: none">Text</div>
    <div style="position: absolute; top: 600px; width: 1px; height: 1px; overflow: hidden">Text</div>`)
  expect(contentHeight()).toBe(40)
})

test('ends where a scrolling box ends', () => {
  show('<div style="height: 100px; overflow: auto"><div style="height: 900px">Text</div></div>')
  expect(contentHeight()).toBe(100)
})
