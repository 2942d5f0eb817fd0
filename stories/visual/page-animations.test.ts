import { expect, test } from 'vitest'
import { followAnimations } from './page-animations.ts'
import { openTestPage } from './test-page.ts'

const html = `<style>
  details::details-content { opacity: 0; transition: opacity 1s linear, content-visibility 1s allow-discrete }
  details[open]::details-content { opacity: 1 }
  p { opacity: 0; transition: opacity 1s linear }
  p.moved { opacity: 1 }
</style><details><summary>Hỏi</summary>Đáp</details><p>Chữ</p>`

test('animations that no script can reach stop at their start, at a time, and at their end', async () => {
  const { browser, send, evaluate } = await openTestPage(html)
  const animations = followAnimations(browser, send)
  const opacity = async () =>
    Number(await evaluate(`getComputedStyle(document.querySelector('details'), '::details-content').opacity`))
  const at = (time: number) =>
    expect.poll(async () => {
      await animations.seek(time)
      return opacity()
    })
  await animations.hold()
  await evaluate(`document.querySelector('details').open = true`)
  await at(250).toBeCloseTo(0.25)
  await at(750).toBeCloseTo(0.75)
  await at(0).toBe(0)
  await animations.release()
  expect(await opacity()).toBe(1)
})

test('what has ended and is gone from the memory does not keep the others from being set', async () => {
  const { browser, send, evaluate } = await openTestPage(html)
  const animations = followAnimations(browser, send)
  const reported = new Set<unknown>()
  browser.onEvent(({ method, params }) => method === 'Animation.animationStarted' && reported.add(params))
  const move = (selector: string, change: string) =>
    evaluate(`new Promise((begun) => {
      const element = document.querySelector('${selector}')
      getComputedStyle(element).opacity
      getComputedStyle(element, '::details-content').opacity
      ${change}
      requestAnimationFrame(() => requestAnimationFrame(() => begun()))
    })`)
  await animations.hold()
  await move('p', `element.className = 'moved'`)
  await expect.poll(() => reported.size).toBe(1)
  await move('p', 'document.getAnimations().forEach((animation) => animation.finish())')
  await send('HeapProfiler.collectGarbage')
  await move('details', 'element.open = true')
  await expect.poll(() => reported.size).toBe(3)
  await animations.seek(250)
  const opacity = `getComputedStyle(document.querySelector('details'), '::details-content').opacity`
  expect(Number(await evaluate(opacity))).toBeCloseTo(0.25)
  await animations.release()
  expect(Number(await evaluate(opacity))).toBe(1)
})

test('what began before is left alone, and the clock goes on afterwards', async () => {
  const { browser, send, evaluate } = await openTestPage(html)
  const animations = followAnimations(browser, send)
  const move = `new Promise((moved) => {
    const text = document.querySelector('p')
    text.ontransitionend = () => moved('ended')
    // A busy browser may not have styled the page yet, and then there is nothing to change from.
    getComputedStyle(text).opacity
    text.classList.toggle('moved')
  })`
  expect(await evaluate(move)).toBe('ended')
  await animations.hold()
  await animations.seek(0)
  expect(Number(await evaluate(`getComputedStyle(document.querySelector('p')).opacity`))).toBe(1)
  await animations.release()
  expect(await evaluate(move)).toBe('ended')
})
