import { expect } from 'vitest'
import { byRole, expectFocus, type KeyTests, press, showStory, tab } from './keyboard-test-tools.tsx'

/** The words of the picked stem. */
const stem = () => byRole('slider').getAttribute('aria-valuetext')

/** Shows a chart and moves the focus over its switch to its stems. */
async function focusStems() {
  await showStory('TimeSeriesChart', 'OneDay')
  await tab()
  await tab()
  await expectFocus('slider', 'CPU')
}

/** Shows a level and moves the focus to its points. */
async function focusToday() {
  await showStory('LevelChart', 'EnoughForMonths')
  await tab()
  await expectFocus('button', /^Hôm nay/)
}

/** Keys of charts. */
export const charts: KeyTests = {
  'time-series-chart': {
    Tab: async () => {
      await showStory('TimeSeriesChart', 'OneDay')
      await tab()
      await expectFocus('button', 'Xem dạng bảng: CPU')
      await tab()
      await expectFocus('slider', 'CPU')
      expect(stem()).toBe('07:23 · 23\u00a0%')
      await tab()
      await expectFocus('combobox', 'Sau')
    },
    '← →': async () => {
      await focusStems()
      await press('{ArrowRight}')
      expect(stem()).toMatch(/^07:23/)
      await press('{ArrowLeft}')
      expect(stem()).toMatch(/^07:15/)
      await press('{ArrowLeft}{ArrowRight}')
      expect(stem()).toMatch(/^07:15/)
    },
    Home: async () => {
      await focusStems()
      await press('{Home}{ArrowLeft}')
      expect(byRole('slider').getAttribute('aria-valuenow')).toBe('1')
    },
    End: async () => {
      await focusStems()
      await press('{Home}{End}')
      expect(stem()).toMatch(/^07:23/)
    },
    Escape: async () => {
      await focusStems()
      await press('{Home}')
      expect(byRole('slider').textContent).not.toBe('')
      const withBubble = byRole('slider').childElementCount
      await press('{Escape}')
      expect(byRole('slider').childElementCount).toBe(withBubble - 1)
    },
  },
  'level-chart': {
    Tab: async () => {
      await focusToday()
      await tab()
      await expectFocus('button', /^Xem dạng bảng/)
      await tab()
      await expectFocus('combobox', 'Sau')
    },
    '← →': async () => {
      await focusToday()
      await press('{ArrowRight}')
      await expectFocus('button', /^26\/11\/2026: trừ/)
      await press('{ArrowLeft}{ArrowLeft}')
      await expectFocus('button', /^19\/11\/2026: nạp/)
    },
    Home: async () => {
      await focusToday()
      await press('{Home}{ArrowLeft}')
      await expectFocus('button', /^13\/10\/2026: nạp/)
    },
    End: async () => {
      await focusToday()
      await press('{End}{ArrowRight}')
      await expectFocus('button', /^04\/03\/2027: cua-hang-online cần/)
    },
    Escape: async () => {
      await focusToday()
      const chart = byRole('group')
      const withBubble = chart.childElementCount
      await press('{Escape}')
      await expect.poll(() => chart.childElementCount).toBe(withBubble - 1)
    },
  },
}
