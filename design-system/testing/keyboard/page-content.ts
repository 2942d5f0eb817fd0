import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import {
  byRole,
  callsOf,
  expectFocus,
  expectPresent,
  followedHref,
  type KeyTests,
  press,
  showStory,
  tab,
} from './keyboard-test-tools.tsx'

/** Keys of components in the flow of the page. */
export const pageContent: KeyTests = {
  accordion: {
    Tab: async () => {
      await showStory('Accordion', 'AllClosed')
      for (const heading of document.querySelectorAll('summary')) {
        await tab()
        expect(document.activeElement).toBe(heading)
      }
    },
    'Enter, Space': async () => {
      await showStory('Accordion', 'AllClosed')
      await tab()
      const item = document.activeElement?.closest('details')
      await press('{Enter}')
      expect(item?.open).toBe(true)
      await press(' ')
      expect(item?.open).toBe(false)
    },
  },
  'error-state': {
    Tab: async () => {
      await showStory('ErrorState', 'WithRetry')
      await tab()
      await expectFocus('button')
    },
    Enter: async () => {
      await showStory('ErrorState', 'WithRetry')
      await tab()
      await press('{Enter}')
      expect(callsOf('onRetry')).toBe(1)
    },
  },
  'skip-link': {
    Tab: async () => {
      await showStory('SkipLink', 'Focused')
      await tab()
      await expectFocus('link', 'Bỏ qua đến nội dung chính')
    },
    Enter: async () => {
      await showStory('SkipLink', 'Focused')
      await tab()
      await press('{Enter}')
      expect(followedHref()).toBe('#main')
    },
  },
  link: {
    Tab: async () => {
      await showStory('Link', 'Alone')
      await tab()
      await expectFocus('link')
      expect(getComputedStyle(byRole('link')).outlineStyle).toBe('solid')
    },
    Enter: async () => {
      await showStory('Link', 'Alone')
      await tab()
      await press('{Enter}')
      expect(followedHref()).toBe('/terms')
    },
  },
  notice: {
    Tab: async () => {
      await showStory('Notice', 'WithAction')
      await tab()
      const [action, ...others] = screen.getAllByRole('button')
      expect(document.activeElement).toBe(action)
      for (const other of others) {
        await tab()
        expect(document.activeElement).toBe(other)
      }
    },
    Enter: async () => {
      await showStory('Notice', 'Dismissed')
      await tab()
      await press('{Enter}')
      expect(callsOf('onDismiss')).toBe(1)
    },
  },
  table: {
    Tab: async () => {
      await showStory('Table', 'ScrolledByKeyboard')
      await expectPresent('region', 'VPS của bạn')
      await tab()
      await expectFocus('region', 'VPS của bạn')
      await tab()
      expect(within(byRole('region', 'VPS của bạn')).getAllByRole('button')[0]).toBe(document.activeElement)
    },
    'Enter, Space': async () => {
      await showStory('Table', 'SortedWithTotals')
      byRole('button', 'Máy chủ').focus()
      await press('{Enter}')
      expect(callsOf('onSortChange')).toBe(1)
      await press(' ')
      expect(callsOf('onSortChange')).toBe(2)
    },
    '← →': async () => {
      await showStory('Table', 'ScrolledByKeyboard')
      await expectPresent('region', 'VPS của bạn')
      await tab()
      const frame = byRole('region', 'VPS của bạn')
      await press('{ArrowRight}')
      await expect.poll(() => frame.scrollLeft).toBeGreaterThan(0)
      await press('{ArrowLeft}')
      await expect.poll(() => frame.scrollLeft).toBe(0)
    },
  },
  tabs: {
    Tab: async () => {
      await showStory('Tabs', 'VpsSelected')
      await tab()
      await expectFocus('tab', 'VPS')
      await tab()
      await expectFocus('tabpanel', 'VPS')
    },
    '← →': async () => {
      await showStory('Tabs', 'VpsSelected')
      await tab()
      await press('{ArrowLeft}{ArrowLeft}')
      await expectFocus('tab', 'Hỗ trợ')
      expect(byRole('tab', 'Hỗ trợ').ariaSelected).toBe('true')
      await press('{ArrowRight}')
      await expectFocus('tab', 'Tổng quan')
      expect(byRole('tab', 'Tổng quan').ariaSelected).toBe('true')
    },
    Home: async () => {
      await showStory('Tabs', 'VpsSelected')
      await tab()
      await press('{Home}')
      await expectFocus('tab', 'Tổng quan')
      expect(byRole('tab', 'Tổng quan').ariaSelected).toBe('true')
    },
    End: async () => {
      await showStory('Tabs', 'VpsSelected')
      await tab()
      await press('{End}')
      await expectFocus('tab', 'Hỗ trợ')
      expect(byRole('tab', 'Hỗ trợ').ariaSelected).toBe('true')
    },
  },
}
