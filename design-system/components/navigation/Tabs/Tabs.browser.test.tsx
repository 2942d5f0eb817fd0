import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

const names = ['Tổng quan', 'VPS', 'Ưu đãi', 'Ví tiền', 'Hỗ trợ']

const show = (width: string) =>
  render(
    <div style={{ width, paddingInlineStart: '2rem' }}>
      <h2>Máy chủ</h2>
      <Tabs defaultValue="VPS">
        <TabList label="Bảng điều khiển">
          {names.map((name) => (
            <Tab key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {names.map((name) => (
          <TabPanel key={name} value={name} />
        ))}
      </Tabs>
    </div>,
  )

const tab = (name: string) => screen.getByRole('tab', { name })
const movements = () => tab('Ví tiền').getAnimations({ subtree: true })

afterEach(async () => {
  cleanup()
  await setMotion('reduce')
})

test('the water slides from the tab before to the selected one, by a transform and within 200 ms', async () => {
  await setMotion('no-preference')
  show('40rem')
  const distance = tab('VPS').getBoundingClientRect().left - tab('Ví tiền').getBoundingClientRect().left
  await act(async () => tab('Ví tiền').click())
  const effects = movements().map(({ effect }) => effect as KeyframeEffect)
  const water = effects.filter(({ pseudoElement }) => pseudoElement === '::after')
  expect(water).toHaveLength(1)
  const [first] = water[0]?.getKeyframes() ?? []
  expect(Number(/-?[\d.]+/.exec(`${first?.transform}`)?.[0])).toBeCloseTo(distance, 0)
  expect(first).not.toHaveProperty('width')
  expect(water[0]?.getTiming().duration).toBeLessThanOrEqual(200)
})

test('with reduced motion the water is there at once', async () => {
  await setMotion('reduce')
  show('40rem')
  await act(async () => tab('Ví tiền').click())
  expect(tab('Ví tiền').getAttribute('aria-selected')).toBe('true')
  expect(movements()).toEqual([])
})

test('the first label begins where the text above begins', () => {
  show('40rem')
  const label = tab('Tổng quan').firstElementChild as Element
  expect(label.getBoundingClientRect().left).toBeCloseTo(screen.getByRole('heading').getBoundingClientRect().left, 1)
})

test('the list fades where it is cut, and not where it ends', async () => {
  show('16rem')
  const list = screen.getByRole('tablist')
  await expect.poll(() => list.hasAttribute('data-more-end')).toBe(true)
  expect(getComputedStyle(list).maskImage).toContain('linear-gradient')
  await act(async () => tab('Hỗ trợ').click())
  await expect.poll(() => list.hasAttribute('data-more-end')).toBe(false)
  expect(list.hasAttribute('data-more-start')).toBe(true)
})

test('a tab that is selected right after the page has come shows its panel alone, in every frame', () => {
  show('40rem')
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter(({ offsetParent }) => offsetParent !== null)
  expect(shown()).toHaveLength(1)
  // It is clicked synchronously: nothing has been drawn in between.
  act(() => tab('Ví tiền').click())
  expect(shown().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([tab('Ví tiền').id])
})
