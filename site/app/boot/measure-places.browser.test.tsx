import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { measurePlaces, type PingTools } from './measure-places.ts'

afterEach(() => document.body.replaceChildren())

const tools: PingTools = { fetch: async () => ({ ok: true }), now: () => 0, timeOfDay: () => '21:04' }

function show() {
  document.body.innerHTML = `<section data-ping>
    <svg><circle data-ping-ring="0" data-ping-scale="1.6" r="0" /><circle data-ping-ring="1" data-ping-scale="1.6" r="0" /></svg>
    <p data-ping-url="/near">cam kết <span data-ping-figure hidden><b data-ping-ms></b> ms</span></p>
    <p data-ping-url="/far">cam kết <span data-ping-figure hidden><b data-ping-ms></b> ms</span></p>
    <p data-ping-note="Đo lúc {time}.">Chưa đo.</p>
    <button type="button" data-ping-again hidden>Đo lại</button>
  </section>`
  const figures = () =>
    [...document.querySelectorAll<HTMLElement>('[data-ping-figure]')].map((figure) =>
      figure.hidden ? null : figure.textContent,
    )
  const radii = () => [...document.querySelectorAll('circle')].map((ring) => Number(ring.getAttribute('r')))
  return { figures, radii, note: () => document.querySelector('[data-ping-note]')?.textContent }
}

test('the script fills in what was measured; a place that fails keeps its promise alone', async () => {
  const { figures, radii, note } = show()
  await measurePlaces(document, tools, async (url) => (url === '/near' ? 7.4 : null))
  expect(figures()).toEqual(['7 ms', null])
  expect(radii()).toEqual([7.4 * 1.6, 0])
  expect(note()).toBe('Đo lúc 21:04.')
})

test('the script measures again on a click, which it does not leave to the main script', async () => {
  const { figures } = show()
  const ping = vi.fn(async () => 12)
  await measurePlaces(document, tools, ping)
  const pressed = vi.fn((event: Event) => event.defaultPrevented)
  addEventListener('click', pressed, { once: true })
  ping.mockResolvedValue(15)
  await userEvent.click(document.querySelector('button') as HTMLButtonElement)
  await expect.poll(figures).toEqual(['15 ms', '15 ms'])
  expect(ping).toHaveBeenCalledTimes(4)
  expect(pressed).toHaveReturnedWith(true)
})

test('the page says nothing of a measurement when none succeeded, and offers to try again', async () => {
  const { note, figures } = show()
  await measurePlaces(document, tools, async () => null)
  expect(note()).toBe('Chưa đo.')
  expect(figures()).toEqual([null, null])
  expect(document.querySelector('button')?.hidden).toBe(false)
})
