import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  byRole,
  callsOf,
  expectAbsent,
  expectFocus,
  expectPresent,
  followedHref,
  type KeyTests,
  press,
  shiftTab,
  showStory,
  tab,
} from './keyboard-test-tools.tsx'

/** Opens the menu of the story by pressing keys on its button. */
async function openMenu(keys: string) {
  await showStory('Menu', 'Closed')
  await tab()
  await press(keys)
  await expectFocus('menuitem', 'Tài khoản')
}

/** Opens the badge of the story by pressing keys on it. */
async function openStatusMenu(keys: string) {
  await showStory('StatusMenu', 'Opened')
  await tab()
  await press(keys)
  await expectFocus('menuitemradio', /^Đang chạy/)
}

/** Shows an action that can be undone, and moves the focus from a field to its button. */
async function focusUndoButton() {
  await showStory('UndoToast', 'EightSecondsLeft')
  await expectPresent('button', 'Hoàn tác')
  await userEvent.click(byRole('textbox', 'Lý do'))
  await tab()
  await expectFocus('button', 'Hoàn tác')
}

/** Shows a toast and moves the focus to its region. */
async function focusToastRegion(story: string) {
  await showStory('Toast', story)
  await tab()
  await expectFocus('button', 'Hiện thông báo')
  await press('{F8}')
  await expectFocus('region', 'Thông báo (F8)')
}

/** The keys of a button with a panel of links. */
const disclosureKeys = (component: string) => ({
  'Enter, Space': async () => {
    await showStory(component, 'Closed')
    await tab()
    for (const key of ['{Enter}', ' ']) {
      await press(key)
      expect(screen.getAllByRole('link')[0]?.checkVisibility()).toBe(true)
      await press(key)
      expect(screen.queryAllByRole('link')).toEqual([])
    }
  },
  '↓': async () => {
    await showStory(component, 'Closed')
    await tab()
    await press('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getAllByRole('link')[0])
  },
  Tab: async () => {
    await showStory(component, 'Closed')
    await tab()
    await press('{ArrowDown}')
    const links = screen.getAllByRole('link')
    for (const link of links) {
      expect(document.activeElement).toBe(link)
      await tab()
    }
    expect(screen.queryAllByRole('link')).toEqual([])
  },
  Escape: async () => {
    await showStory(component, 'Closed')
    await tab()
    await press('{ArrowDown}')
    await press('{Escape}')
    expect(screen.queryAllByRole('link')).toEqual([])
    await expectFocus('button')
  },
})

/** Keys of components that float above the page. */
export const overlays: KeyTests = {
  dialog: {
    'Tab, Shift Tab': async () => {
      await showStory('Dialog', 'WithField')
      await expectFocus('textbox')
      await tab()
      expect(within(byRole('dialog')).getAllByRole('button')).toContain(document.activeElement)
      await shiftTab()
      await expectFocus('textbox')
    },
    Escape: async () => {
      await showStory('Dialog', 'DialogOverDialog')
      await expectPresent('dialog')
      await userEvent.click(byRole('button', 'Hủy giao dịch'))
      await expect.poll(() => screen.queryByRole('dialog', { name: 'Hủy giao dịch?' })).not.toBeNull()
      await expect.poll(() => byRole('dialog', 'Hủy giao dịch?').contains(document.activeElement)).toBe(true)
      await press('{Escape}')
      await expectAbsent('dialog', 'Hủy giao dịch?')
      expect(callsOf('onOpenChange')).toBe(0)
      await expectFocus('button', 'Hủy giao dịch')
      await press('{Escape}')
      await expectAbsent('dialog')
      expect(callsOf('onOpenChange')).toBe(1)
    },
    F8: async () => {
      await showStory('Dialog', 'ToastReachable')
      await expectPresent('dialog')
      await userEvent.click(byRole('button', 'Sao chép'))
      await press('{F8}')
      await expectFocus('region', 'Thông báo (F8)')
      byRole('dialog')
    },
  },
  'status-menu': {
    'Enter, Space, ↓': async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await openStatusMenu(key)
        cleanup()
      }
    },
    '↑ ↓': async () => {
      await openStatusMenu('{Enter}')
      await press('{ArrowDown}')
      await expectFocus('menuitemradio', /^Tạm ngưng/)
      await press('{ArrowUp}')
      await expectFocus('menuitemradio', /^Đang chạy/)
    },
    Enter: async () => {
      await openStatusMenu('{Enter}')
      await press('{ArrowDown}')
      await press('{Enter}')
      await expectAbsent('menu')
      await expectFocus('button', 'Đang chạy')
    },
    Escape: async () => {
      await openStatusMenu('{Enter}')
      await press('{Escape}')
      await expectAbsent('menu')
      await expectFocus('button', 'Đang chạy')
    },
  },
  'undo-toast': {
    'Ctrl Z': async () => {
      await showStory('UndoToast', 'EightSecondsLeft')
      await expectPresent('group', 'Đã tạm ngưng VPS-0031')
      await press('{Control>}z{/Control}')
      await expectAbsent('group', 'Đã tạm ngưng VPS-0031')
    },
    'Enter, Space': async () => {
      for (const key of ['{Enter}', ' ']) {
        await focusUndoButton()
        await press(key)
        await expectAbsent('group', 'Đã tạm ngưng VPS-0031')
        await expectFocus('textbox', 'Lý do')
        cleanup()
      }
    },
    Escape: async () => {
      await focusUndoButton()
      await press('{Escape}')
      await expectAbsent('group', 'Đã tạm ngưng VPS-0031')
      await expectFocus('textbox', 'Lý do')
    },
  },
  'waiting-dialog': {
    Escape: async () => {
      await showStory('WaitingDialog', 'Cancelled')
      await tab()
      await press('{Enter}')
      await expectFocus('button', 'Đóng')
      await press('{Escape}')
      await expectAbsent('dialog')
      expect(callsOf('onCancel')).toBe(1)
      await expectFocus('button', 'Nạp tiền')
    },
    Tab: async () => {
      await showStory('WaitingDialog', 'Failed')
      await tab()
      await press('{Enter}')
      await expectPresent('dialog', 'Không tải được')
      await expectFocus('button', 'Thử lại')
      await tab()
      await expectFocus('button', 'Đóng')
    },
  },
  disclosure: disclosureKeys('Disclosure'),
  'language-menu': disclosureKeys('LanguageMenu'),
  menu: {
    'Enter, Space, ↓': async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await openMenu(key)
        cleanup()
      }
    },
    '↑ ↓': async () => {
      await openMenu('{Enter}')
      await press('{ArrowDown}')
      await expectFocus('menuitem', 'Quản trị')
      await press('{ArrowUp}')
      await expectFocus('menuitem', 'Tài khoản')
    },
    'Home, End': async () => {
      await openMenu('{Enter}')
      await press('{End}')
      await expectFocus('menuitem', 'Đăng xuất')
      await press('{Home}')
      await expectFocus('menuitem', 'Tài khoản')
    },
    'A letter': async () => {
      await openMenu('{Enter}')
      await press('q')
      await expectFocus('menuitem', 'Quản trị')
    },
    'Enter, Space ': async () => {
      for (const key of ['{Enter}', ' ']) {
        await openMenu('{Enter}')
        await press(key)
        expect(followedHref()).toBe('/dashboard')
        await expectAbsent('menu')
        await expectFocus('button', 'Minh Anh')
        cleanup()
      }
    },
    Escape: async () => {
      await openMenu('{Enter}')
      await press('{Escape}')
      await expectAbsent('menu')
      await expectFocus('button', 'Minh Anh')
    },
  },
  toast: {
    F8: async () => {
      await focusToastRegion('Neutral')
      await press('{F8}')
      await expectFocus('button', 'Hiện thông báo')
    },
    Tab: async () => {
      await focusToastRegion('WithAction')
      await tab()
      expect(document.activeElement?.getAttribute('data-component')).toBe('Toast')
      await tab()
      expect(byRole('region').contains(document.activeElement)).toBe(true)
      await tab()
      await expectFocus('button', 'Đóng thông báo')
    },
    Escape: async () => {
      await focusToastRegion('Neutral')
      await press('{Escape}')
      await expectFocus('button', 'Hiện thông báo')
      await press('{F8}{Tab}{Escape}')
      await expect.poll(() => document.querySelector('[data-component="Toast"]')).toBeNull()
      await expectFocus('button', 'Hiện thông báo')
    },
  },
  tooltip: {
    Tab: async () => {
      await showStory('Tooltip', 'Closed')
      await tab()
      await expectPresent('tooltip')
      await tab()
      await expectAbsent('tooltip')
    },
    Escape: async () => {
      await showStory('Tooltip', 'Closed')
      await tab()
      await expectPresent('tooltip')
      await press('{Escape}')
      await expectAbsent('tooltip')
      await expectFocus('button', 'Khởi động lại')
    },
  },
}
