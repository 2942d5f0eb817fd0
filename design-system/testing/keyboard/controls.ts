import { cleanup, screen } from '@testing-library/react'
import { expect } from 'vitest'
import {
  byRole,
  callsOf,
  expectFocus,
  followedHref,
  type KeyTests,
  press,
  showStory,
  tab,
} from './keyboard-test-tools.tsx'

/** Keys of buttons and form controls. */
export const controls: KeyTests = {
  'bottom-bar': {
    Tab: async () => {
      await showStory('BottomBar', 'FivePlaces')
      for (const name of ['Tổng quan', 'VPS', 'Ưu đãi', 'Ví', 'Hỗ trợ 1 trả lời mới']) {
        await tab()
        await expectFocus('link', name)
      }
    },
    Enter: async () => {
      await showStory('BottomBar', 'FivePlaces')
      await tab()
      await press('{Enter}')
      expect(followedHref()).toBe('/dashboard')
    },
  },
  'second-factor-form': {
    Tab: async () => {
      await showStory('SecondFactorForm', 'AppCode')
      await expectFocus('textbox', 'Mã xác thực')
      for (const name of ['Xác nhận', 'Dùng mã khôi phục', 'Quay lại']) {
        await tab()
        await expectFocus('button', name)
      }
    },
    Enter: async () => {
      await showStory('SecondFactorForm', 'AppCode')
      await expectFocus('textbox', 'Mã xác thực')
      await press('123456{Enter}')
      await expect.poll(() => callsOf('onSubmit')).toBe(1)
    },
  },
  'button-link': {
    Tab: async () => {
      await showStory('ButtonLink', 'Strong')
      await tab()
      await expectFocus('link', 'Xem bảng giá')
    },
    Enter: async () => {
      await showStory('ButtonLink', 'Strong')
      await tab()
      await press('{Enter}')
      expect(followedHref()).toBe('/products')
    },
  },
  button: {
    Tab: async () => {
      for (const story of ['Brand', 'DisabledWithReason', 'Pending']) {
        await showStory('Button', story)
        await tab()
        await expectFocus('button')
        cleanup()
      }
    },
    'Enter, Space': async () => {
      await showStory('Button', 'Brand')
      await tab()
      await press('{Enter}')
      await press(' ')
      expect(callsOf('onClick')).toBe(2)
      cleanup()
      for (const story of ['DisabledWithReason', 'Pending']) {
        await showStory('Button', story)
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
      await showStory('Checkbox', 'Unchecked')
      await tab()
      const box = byRole('checkbox') as HTMLInputElement
      await press(' ')
      expect(box.checked).toBe(true)
      await press(' ')
      expect(box.checked).toBe(false)
    },
  },
  'password-input': {
    Tab: async () => {
      await showStory('PasswordInput', 'Hidden')
      await tab()
      expect(document.activeElement).toBe(screen.getByLabelText('Mật khẩu'))
      await tab()
      await expectFocus('button')
    },
    'Space, Enter': async () => {
      await showStory('PasswordInput', 'Hidden')
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
      await showStory('RadioCards', 'TwoColumns')
      await tab()
      await expectFocus('radio', 'Chuyển khoản ngân hàng')
      await tab()
      expect(byRole('radiogroup').contains(document.activeElement)).toBe(false)
      cleanup()
      await showStory('RadioCards', 'NothingChosen')
      await tab()
      expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    },
    'Arrow keys': async () => {
      await showStory('RadioCards', 'DisabledWithReason')
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
}
