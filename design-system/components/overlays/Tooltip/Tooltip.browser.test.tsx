import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '#ds/components/forms/Button/index.ts'
import { TooltipDelaysProvider } from '#ds/providers/tooltip-delays.tsx'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => page.viewport(800, 600))
afterEach(async () => {
  vi.useRealTimers()
  await moveMouse(799, 599)
  cleanup()
})

const tooltip = () => screen.queryByRole('tooltip')?.textContent
const button = (name: string) => screen.getByRole('button', { name })

/**
 * Moves the real mouse, in two steps: a single one could also mean that the page moved under the mouse. The coordinates are
 * those of the window, which the test's iframe fills.
 */
async function moveMouse(x: number, y: number) {
  for (const step of [1, 0])
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - step, y: y - step })
}

async function hover(name: string) {
  const box = button(name).getBoundingClientRect()
  await moveMouse(box.left + box.width / 2, box.top + box.height / 2)
}

function renderTwo() {
  render(
    <>
      <div style={{ blockSize: 200 }} />
      <Tooltip content="Khởi động lại mất vài giây">
        <Button>Khởi động lại</Button>
      </Tooltip>
      <Tooltip content="Dữ liệu vẫn còn">
        <Button>Tắt</Button>
      </Tooltip>
    </>,
  )
}

/** Installs fake timers. The returned function advances them. */
function useFakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('on hover', () => {
  test('it shows after 700 ms', async () => {
    renderTwo()
    await moveMouse(799, 599)
    const advance = useFakeTime()
    await hover('Khởi động lại')
    await advance(699)
    expect(tooltip()).toBeUndefined()
    await advance(1)
    expect(tooltip()).toBe('Khởi động lại mất vài giây')
  })

  test('the next one shows immediately within 300 ms after it has closed, and after 700 ms later on', async () => {
    renderTwo()
    await moveMouse(799, 599)
    const advance = useFakeTime()
    await hover('Khởi động lại')
    await advance(700)
    await moveMouse(799, 599)
    await advance(0)
    await advance(299)
    expect(tooltip()).toBeUndefined()
    await hover('Tắt')
    await advance(0)
    expect(tooltip()).toBe('Dữ liệu vẫn còn')
    await moveMouse(799, 599)
    await advance(0)
    await advance(300)
    await hover('Khởi động lại')
    await advance(699)
    expect(tooltip()).toBeUndefined()
    await advance(1)
    expect(tooltip()).toBe('Khởi động lại mất vài giây')
  })

  test('it uses the delay of the provider', async () => {
    render(
      <TooltipDelaysProvider value={{ show: 20, skip: 300 }}>
        <Tooltip content="Dữ liệu vẫn còn">
          <Button>Tắt</Button>
        </Tooltip>
      </TooltipDelaysProvider>,
    )
    await moveMouse(799, 599)
    const advance = useFakeTime()
    await hover('Tắt')
    await advance(20)
    expect(tooltip()).toBe('Dữ liệu vẫn còn')
  })
})

describe('by keyboard', () => {
  test('it shows immediately on focus, and Escape closes it', async () => {
    renderTwo()
    await userEvent.tab()
    await expect.poll(tooltip).toBe('Khởi động lại mất vài giây')
    await userEvent.keyboard('{Escape}')
    await expect.poll(tooltip).toBeUndefined()
    expect(document.activeElement).toBe(button('Khởi động lại'))
  })

  test('it closes when the focus moves on', async () => {
    renderTwo()
    await userEvent.tab()
    await expect.poll(tooltip).toBe('Khởi động lại mất vài giây')
    await userEvent.tab()
    await expect.poll(tooltip).toBe('Dữ liệu vẫn còn')
  })
})

test('a tooltip closes when its element loses the focus to no other element', async () => {
  renderTwo()
  await userEvent.tab()
  await expect.poll(tooltip).toBe('Khởi động lại mất vài giây')
  act(() => button('Khởi động lại').blur())
  await expect.poll(tooltip).toBeUndefined()
})

test('touch never shows a tooltip', async () => {
  renderTwo()
  const box = button('Tắt').getBoundingClientRect()
  const touchPoints = [{ x: box.left + 5, y: box.top + 5 }]
  const advance = useFakeTime()
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await advance(5000)
  expect(tooltip()).toBeUndefined()
})

describe('for assistive technology', () => {
  test('it is the description of the element, even while it is closed, and never its name', () => {
    render(
      <Tooltip content="Dữ liệu vẫn còn">
        <Button aria-label="Tắt máy chủ" />
      </Tooltip>,
    )
    const anchor = button('Tắt máy chủ')
    const [id = ''] = anchor.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(id)?.textContent).toBe('Dữ liệu vẫn còn')
    expect(tooltip()).toBeUndefined()
  })

  test('it is added to an existing description of the element', () => {
    render(
      <>
        <Tooltip content="Dữ liệu vẫn còn">
          <Button aria-describedby="price">Tắt</Button>
        </Tooltip>
        <p id="price">49.000 ₫</p>
      </>,
    )
    const ids = button('Tắt').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['49.000 ₫', 'Dữ liệu vẫn còn'])
  })
})

describe("a button's disabled reason", () => {
  const reason = 'Số dư không đủ'

  test('is a tooltip on focus and on hover, and the only description of the button', async () => {
    render(<Button disabledReason={reason}>Thanh toán</Button>)
    const pay = button('Thanh toán')
    expect(pay.getAttribute('aria-describedby')?.split(' ')).toHaveLength(1)
    await userEvent.tab()
    expect(document.activeElement).toBe(pay)
    await expect.poll(tooltip).toBe(reason)
    await userEvent.keyboard('{Escape}')
    await expect.poll(tooltip).toBeUndefined()
    act(() => pay.blur())
    await moveMouse(799, 599)
    const advance = useFakeTime()
    await hover('Thanh toán')
    await advance(700)
    expect(tooltip()).toBe(reason)
  })

  test('appears and disappears without moving the focus', async () => {
    const { rerender } = render(<Button>Thanh toán</Button>)
    await userEvent.tab()
    const pay = button('Thanh toán')
    expect(document.activeElement).toBe(pay)
    expect(tooltip()).toBeUndefined()
    rerender(<Button disabledReason={reason}>Thanh toán</Button>)
    expect(document.activeElement).toBe(pay)
    expect(pay.getAttribute('aria-disabled')).toBe('true')
    rerender(<Button>Thanh toán</Button>)
    expect(document.activeElement).toBe(pay)
    expect(pay.hasAttribute('aria-describedby')).toBe(false)
    expect(tooltip()).toBeUndefined()
  })
})

test('a tooltip has a maximum width and is on top of everything', async () => {
  render(
    <Tooltip content="Gói này cần số dư lớn hơn số dư hiện có trong ví, hãy nạp thêm tiền rồi đặt lại đơn hàng của bạn.">
      <Button>Đặt VPS</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  const shown = await screen.findByRole('tooltip')
  expect(shown.getBoundingClientRect().width).toBe(280)
  expect(getComputedStyle(shown.parentElement as Element).zIndex).toBe('400')
})
