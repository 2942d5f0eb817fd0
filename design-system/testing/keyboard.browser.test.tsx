import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type Mock, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stayOnPage } from './stay-on-page.ts'
import { storiesOf } from './stories.ts'

/**
 * What the documentation promises of the keyboard, row by row, with real keys on the stories of each component. A row
 * without a proof fails, so whoever writes one down proves it here.
 */

type Proof = () => Promise<void>

let args: Record<string, unknown>
/** Where the last link led that was followed. */
let followed: string | undefined
let leave: () => void

/** Shows a story of a component. */
async function show(component: string, name: string) {
  const Story = (await storiesOf(`/stories/components/${component}.stories.tsx`))[name]
  if (!Story) throw new Error(`${component} has no story ${name}.`)
  args = Story.args
  for (const arg of Object.values(args)) if (isMock(arg)) arg.mockClear()
  render(
    <>
      <Story />
      {/* Something to move on to. */}
      <select aria-label="Sau" />
    </>,
  )
}

const isMock = (arg: unknown): arg is Mock => typeof arg === 'function' && 'mockClear' in arg
const callsOf = (arg: string) => (args[arg] as Mock).mock.calls.length

const press = (keys: string) => userEvent.keyboard(keys)
const tab = () => userEvent.tab()
const back = () => userEvent.tab({ shift: true })

const named = (role: string, name?: string | RegExp) => screen.getByRole(role, { ...(name && { name }) })
/** The element of this role and name has the focus, at once or as soon as what opens has taken it. */
const focusOn = (role: string, name?: string | RegExp) =>
  expect
    .poll(() => screen.queryByRole(role, { ...(name && { name }) }))
    .toSatisfy((found) => found !== null && found === document.activeElement)
const gone = (role: string, name?: string) =>
  expect.poll(() => screen.queryByRole(role, { ...(name && { name }) })).toBeNull()
const there = (role: string, name?: string) =>
  expect.poll(() => screen.queryByRole(role, { ...(name && { name }) })).not.toBeNull()

beforeEach(async () => {
  followed = undefined
  leave = stayOnPage((href) => {
    followed = href
  })
  await page.viewport(1000, 700)
})
afterEach(() => {
  leave()
  cleanup()
})

/** Opens the story's menu with a key on its button. */
async function openMenu(keys: string) {
  await show('Menu', 'Closed')
  await tab()
  await press(keys)
  await focusOn('menuitem', 'Tài khoản')
}

/** Brings a toast into view and the focus onto its region. */
async function reachToasts(story: string) {
  await show('Toast', story)
  await tab()
  await focusOn('button', 'Hiện thông báo')
  await press('{F8}')
  await focusOn('region', 'Thông báo (F8)')
}

const proofs: Record<string, Record<string, Proof>> = {
  accordion: {
    Tab: async () => {
      await show('Accordion', 'Default')
      for (const heading of document.querySelectorAll('summary')) {
        await tab()
        expect(document.activeElement).toBe(heading)
      }
    },
    'Enter, Space': async () => {
      await show('Accordion', 'Default')
      await tab()
      const item = document.activeElement?.closest('details')
      await press('{Enter}')
      expect(item?.open).toBe(true)
      await press(' ')
      expect(item?.open).toBe(false)
    },
  },
  'button-link': {
    Tab: async () => {
      await show('ButtonLink', 'Default')
      await tab()
      await focusOn('link', 'Xem bảng giá')
    },
    Enter: async () => {
      await show('ButtonLink', 'Default')
      await tab()
      await press('{Enter}')
      expect(followed).toBe('/products')
    },
  },
  button: {
    Tab: async () => {
      for (const story of ['Default', 'DisabledWithReason', 'Loading']) {
        await show('Button', story)
        await tab()
        await focusOn('button')
        cleanup()
      }
    },
    'Enter, Space': async () => {
      await show('Button', 'Default')
      await tab()
      await press('{Enter}')
      await press(' ')
      expect(callsOf('onClick')).toBe(2)
      cleanup()
      for (const story of ['DisabledWithReason', 'Loading']) {
        await show('Button', story)
        await tab()
        await press('{Enter}')
        await press(' ')
        expect(callsOf('onClick')).toBe(0)
        cleanup()
      }
    },
  },
  checkbox: {
    Space: async () => {
      await show('Checkbox', 'Default')
      await tab()
      const box = named('checkbox') as HTMLInputElement
      await press(' ')
      expect(box.checked).toBe(true)
      await press(' ')
      expect(box.checked).toBe(false)
    },
  },
  dialog: {
    'Tab, Shift Tab': async () => {
      await show('Dialog', 'Default')
      await focusOn('textbox')
      await tab()
      expect(within(named('dialog')).getAllByRole('button')).toContain(document.activeElement)
      await back()
      await focusOn('textbox')
    },
    Escape: async () => {
      await show('Dialog', 'DialogOverDialog')
      await there('dialog')
      await userEvent.click(named('button', 'Hủy giao dịch'))
      await expect.poll(() => screen.queryByRole('dialog', { name: 'Hủy giao dịch?' })).not.toBeNull()
      await expect.poll(() => named('dialog', 'Hủy giao dịch?').contains(document.activeElement)).toBe(true)
      await press('{Escape}')
      await gone('dialog', 'Hủy giao dịch?')
      expect(callsOf('onOpenChange')).toBe(0)
      await focusOn('button', 'Hủy giao dịch')
      await press('{Escape}')
      await gone('dialog')
      expect(callsOf('onOpenChange')).toBe(1)
    },
    F8: async () => {
      await show('Dialog', 'ToastWithinReach')
      await there('dialog')
      await userEvent.click(named('button', 'Sao chép'))
      await press('{F8}')
      await focusOn('region', 'Thông báo (F8)')
      named('dialog')
    },
  },
  'waiting-dialog': {
    Escape: async () => {
      await show('WaitingDialog', 'Cancelled')
      await tab()
      await press('{Enter}')
      await focusOn('button', 'Đóng')
      await press('{Escape}')
      await gone('dialog')
      expect(callsOf('onCancel')).toBe(1)
      await focusOn('button', 'Nạp tiền')
    },
    Tab: async () => {
      await show('WaitingDialog', 'Failed')
      await tab()
      await press('{Enter}')
      await there('dialog', 'Chưa tải được')
      await focusOn('button', 'Thử lại')
      await tab()
      await focusOn('button', 'Đóng')
    },
  },
  disclosure: {
    'Enter, Space': async () => {
      await show('Disclosure', 'Closed')
      await tab()
      for (const key of ['{Enter}', ' ']) {
        await press(key)
        expect(screen.getAllByRole('link')[0]?.checkVisibility()).toBe(true)
        await press(key)
        expect(screen.queryAllByRole('link')).toEqual([])
      }
    },
    '↓': async () => {
      await show('Disclosure', 'Closed')
      await tab()
      await press('{ArrowDown}')
      expect(document.activeElement).toBe(screen.getAllByRole('link')[0])
    },
    Tab: async () => {
      await show('Disclosure', 'Closed')
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
      await show('Disclosure', 'Closed')
      await tab()
      await press('{ArrowDown}')
      await press('{Escape}')
      expect(screen.queryAllByRole('link')).toEqual([])
      await focusOn('button')
    },
  },
  'error-state': {
    Tab: async () => {
      await show('ErrorState', 'Default')
      await tab()
      await focusOn('button')
    },
    Enter: async () => {
      await show('ErrorState', 'Default')
      await tab()
      await press('{Enter}')
      expect(callsOf('onRetry')).toBe(1)
    },
  },
  'skip-link': {
    Tab: async () => {
      await show('SkipLink', 'Focused')
      await tab()
      await focusOn('link', 'Bỏ qua đến nội dung chính')
    },
    Enter: async () => {
      await show('SkipLink', 'Focused')
      await tab()
      await press('{Enter}')
      expect(followed).toBe('#main')
    },
  },
  link: {
    Tab: async () => {
      await show('Link', 'Default')
      await tab()
      await focusOn('link')
      expect(getComputedStyle(named('link')).outlineStyle).toBe('solid')
    },
    Enter: async () => {
      await show('Link', 'Default')
      await tab()
      await press('{Enter}')
      expect(followed).toBe('/terms')
    },
  },
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
      await focusOn('menuitem', 'Quản trị')
      await press('{ArrowUp}')
      await focusOn('menuitem', 'Tài khoản')
    },
    'Home, End': async () => {
      await openMenu('{Enter}')
      await press('{End}')
      await focusOn('menuitem', 'Đăng xuất')
      await press('{Home}')
      await focusOn('menuitem', 'Tài khoản')
    },
    'A letter': async () => {
      await openMenu('{Enter}')
      await press('q')
      await focusOn('menuitem', 'Quản trị')
    },
    'Enter, Space ': async () => {
      for (const key of ['{Enter}', ' ']) {
        await openMenu('{Enter}')
        await press(key)
        expect(followed).toBe('/dashboard')
        followed = undefined
        await gone('menu')
        await focusOn('button', 'Minh Anh')
        cleanup()
      }
    },
    Escape: async () => {
      await openMenu('{Enter}')
      await press('{Escape}')
      await gone('menu')
      await focusOn('button', 'Minh Anh')
    },
  },
  notice: {
    Tab: async () => {
      await show('Notice', 'WithAction')
      await tab()
      const [act, ...others] = screen.getAllByRole('button')
      expect(document.activeElement).toBe(act)
      for (const other of others) {
        await tab()
        expect(document.activeElement).toBe(other)
      }
    },
    Enter: async () => {
      await show('Notice', 'Dismissed')
      await tab()
      await press('{Enter}')
      expect(callsOf('onDismiss')).toBe(1)
    },
  },
  'password-input': {
    Tab: async () => {
      await show('PasswordInput', 'Default')
      await tab()
      expect(document.activeElement).toBe(screen.getByLabelText('Mật khẩu'))
      await tab()
      await focusOn('button')
    },
    'Space, Enter': async () => {
      await show('PasswordInput', 'Default')
      const input = screen.getByLabelText('Mật khẩu') as HTMLInputElement
      await tab()
      await tab()
      for (const type of ['text', 'password']) {
        await press(type === 'text' ? ' ' : '{Enter}')
        expect(input.type).toBe(type)
      }
    },
  },
  'radio-cards': {
    Tab: async () => {
      await show('RadioCards', 'Default')
      await tab()
      await focusOn('radio', 'Chuyển khoản ngân hàng')
      await tab()
      expect(named('radiogroup').contains(document.activeElement)).toBe(false)
      cleanup()
      await show('RadioCards', 'NothingChosen')
      await tab()
      expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    },
    'Arrow keys': async () => {
      await show('RadioCards', 'CannotBeChosen')
      const cards = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled)
      expect(cards.length).toBeLessThan(screen.getAllByRole('radio').length)
      await tab()
      const first = cards.indexOf(document.activeElement as HTMLInputElement)
      for (const [step, key] of ['{ArrowDown}', '{ArrowRight}', '{ArrowDown}', '{ArrowUp}', '{ArrowLeft}'].entries()) {
        await press(key)
        const moves = [1, 2, 3, 2, 1][step] ?? 0
        const card = cards[(first + moves) % cards.length]
        expect(document.activeElement).toBe(card)
        expect(card?.checked).toBe(true)
      }
    },
  },
  table: {
    Tab: async () => {
      await show('Table', 'ScrolledByKeyboard')
      await there('region', 'Máy chủ của bạn')
      await tab()
      await focusOn('region', 'Máy chủ của bạn')
      await tab()
      expect(within(named('region', 'Máy chủ của bạn')).getAllByRole('button')[0]).toBe(document.activeElement)
    },
    '← →': async () => {
      await show('Table', 'ScrolledByKeyboard')
      await there('region', 'Máy chủ của bạn')
      await tab()
      const frame = named('region', 'Máy chủ của bạn')
      await press('{ArrowRight}')
      await expect.poll(() => frame.scrollLeft).toBeGreaterThan(0)
      await press('{ArrowLeft}')
      await expect.poll(() => frame.scrollLeft).toBe(0)
    },
  },
  tabs: {
    Tab: async () => {
      await show('Tabs', 'Default')
      await tab()
      await focusOn('tab', 'VPS')
      await tab()
      await focusOn('tabpanel', 'VPS')
    },
    '← →': async () => {
      await show('Tabs', 'Default')
      await tab()
      await press('{ArrowLeft}{ArrowLeft}')
      await focusOn('tab', 'Hỗ trợ')
      expect(named('tab', 'Hỗ trợ').ariaSelected).toBe('true')
      await press('{ArrowRight}')
      await focusOn('tab', 'Tổng quan')
      expect(named('tab', 'Tổng quan').ariaSelected).toBe('true')
    },
    Home: async () => {
      await show('Tabs', 'Default')
      await tab()
      await press('{Home}')
      await focusOn('tab', 'Tổng quan')
      expect(named('tab', 'Tổng quan').ariaSelected).toBe('true')
    },
    End: async () => {
      await show('Tabs', 'Default')
      await tab()
      await press('{End}')
      await focusOn('tab', 'Hỗ trợ')
      expect(named('tab', 'Hỗ trợ').ariaSelected).toBe('true')
    },
  },
  toast: {
    F8: async () => {
      await reachToasts('Default')
      await press('{F8}')
      await focusOn('button', 'Hiện thông báo')
    },
    Tab: async () => {
      await reachToasts('WithAction')
      await tab()
      expect(document.activeElement?.getAttribute('data-component')).toBe('Toast')
      await tab()
      expect(named('region').contains(document.activeElement)).toBe(true)
      await tab()
      await focusOn('button', 'Đóng thông báo')
    },
    Escape: async () => {
      await reachToasts('Default')
      await press('{Escape}')
      await focusOn('button', 'Hiện thông báo')
      await press('{F8}{Tab}{Escape}')
      await expect.poll(() => document.querySelector('[data-component="Toast"]')).toBeNull()
      await focusOn('button', 'Hiện thông báo')
    },
  },
  tooltip: {
    Tab: async () => {
      await show('Tooltip', 'Default')
      await tab()
      await there('tooltip')
      await tab()
      await gone('tooltip')
    },
    Escape: async () => {
      await show('Tooltip', 'Default')
      await tab()
      await there('tooltip')
      await press('{Escape}')
      await gone('tooltip')
      await focusOn('button', 'Khởi động lại')
    },
  },
}

const pages = import.meta.glob<string>('/docs/components/*.mdx', { query: '?raw', import: 'default', eager: true })

/** The rows of a page's keyboard table: key and effect. */
function rowsOf(text: string): string[] {
  const [, table = ''] = /<KeyboardTable\s+keys=\{\{(.*?)\}\}/s.exec(text) ?? []
  return [...table.matchAll(/(?:'([^']+)'|([\w-]+)):\s*'[^']*'/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

const promises = Object.entries(pages).flatMap(([path, text]) =>
  rowsOf(text).map((key) => ({ page: path.replace(/.*\/|\.mdx$/g, ''), key })),
)

describe('the keyboard tables of the documentation', () => {
  test.each(promises)('$page: $key', async ({ page: name, key }) => {
    const proof = proofs[name]?.[key]
    if (!proof) throw new Error(`docs/components/${name}.mdx promises "${key}", and no proof of it stands here.`)
    await proof()
  })

  test('have a row for every proof', () => {
    const proven = Object.entries(proofs).flatMap(([name, keys]) => Object.keys(keys).map((key) => `${name}: ${key}`))
    expect(proven.sort()).toEqual(promises.map(({ page: name, key }) => `${name}: ${key}`).sort())
  })
})
