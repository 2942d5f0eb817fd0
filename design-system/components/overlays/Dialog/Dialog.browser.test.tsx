import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef, type ReactNode, type RefObject, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

beforeEach(async () => {
  await page.viewport(1000, 700)
  window.scrollTo(0, 0)
})
afterEach(cleanup)

const Providers = ({ children }: { children: ReactNode }) => (
  <MessagesProvider value={{ close: 'Đóng' }}>{children}</MessagesProvider>
)

function Page({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <Providers>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Mở
        </button>
        <p style={{ blockSize: '300vh' }}>Trang dài</p>
      </main>
      <Dialog heading="Nạp tiền" {...props} open={open} onOpenChange={setOpen}>
        {children ?? <input aria-label="Số tiền" />}
      </Dialog>
    </Providers>
  )
}

const dialog = () => screen.getByRole('dialog')
const focused = () => document.activeElement
/** Resolves after two frames, by when a wheel event has scrolled. */
const afterScrolling = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

async function openPage(props: Partial<DialogProps> = {}) {
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }))
  await expect.poll(() => dialog().contains(focused())).toBe(true)
  await expect.poll(() => getComputedStyle(dialog()).opacity).toBe('1')
}

describe('the page behind', () => {
  test('does not scroll and keeps its width', async () => {
    await openPage()
    const locked = screen.getByText('Trang dài').getBoundingClientRect().width
    await userEvent.wheel(dialog(), { direction: 'down' })
    await afterScrolling()
    expect(window.scrollY).toBe(0)

    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Trang dài').getBoundingClientRect().width).toBe(locked)
    await userEvent.wheel(screen.getByText('Trang dài'), { direction: 'down' })
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  })

  test('is inert while the dialog is open', async () => {
    await openPage()
    expect(screen.getByText('Trang dài').closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByText('Trang dài').closest('[inert]')).toBeNull()
  })
})

describe('focus', () => {
  test('goes to the element given as `initialFocus`', async () => {
    const second = createRef<HTMLInputElement>()
    await openPage({
      initialFocus: second as RefObject<HTMLElement | null>,
      children: (
        <>
          <input aria-label="Một" />
          <input aria-label="Hai" ref={second} />
        </>
      ),
    })
    await expect.poll(focused).toBe(second.current)
  })

  test('goes to the close button if nothing else is focusable', async () => {
    await openPage({ children: 'Chỉ có chữ.' })
    await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Đóng' }))
  })

  test('goes to the control with `autoFocus`, also if it is not the first', async () => {
    const children = (
      <>
        <input aria-label="Một" />
        {/* biome-ignore lint/a11y/noAutofocus: inside a dialog it selects the element to focus first. */}
        <input aria-label="Hai" autoFocus />
      </>
    )
    await openPage({ children })
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'Hai' }))
  })

  test('returns to the trigger after a control with `autoFocus` had it', async () => {
    // biome-ignore lint/a11y/noAutofocus: inside a dialog it selects the element to focus first.
    await openPage({ children: <input aria-label="Số tiền" autoFocus /> })
    expect(focused()).toBe(screen.getByRole('textbox'))
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Mở' }))
  })
})

describe('content', () => {
  test('is mounted again each time it opens', async () => {
    await openPage()
    await userEvent.fill(screen.getByRole('textbox'), '5')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mở' }))
    await expect.poll(() => screen.queryByRole<HTMLInputElement>('textbox')?.value).toBe('')
  })

  test('of text only is focusable while it is too high to fit', async () => {
    await openPage({ children: <div style={{ blockSize: '200vh' }}>Điều khoản</div> })
    const body = () => screen.getByText('Điều khoản').closest('[tabindex="0"]')
    await expect.poll(body).not.toBeNull()
    screen.getByText('Điều khoản').style.blockSize = '1lh'
    await expect.poll(body).toBeNull()
  })
})

describe('size', () => {
  const box = () => dialog().getBoundingClientRect()

  test('is 520 px, centred, from the medium breakpoint up', async () => {
    await openPage()
    expect(box().width).toBe(520)
    expect(box().left).toBe((document.documentElement.clientWidth - 520) / 2)
  })

  test('is a sheet on the lower edge, as wide as the screen, below that', async () => {
    await page.viewport(360, 700)
    await openPage()
    expect([box().left, box().width, box().bottom]).toEqual([0, document.documentElement.clientWidth, 700])
    expect(box().top).toBeGreaterThan(300)
  })

  test('is nearly the full height there if `wide`', async () => {
    await page.viewport(360, 700)
    await openPage({ size: 'wide' })
    expect(box().top).toBe(24)
  })

  test('keeps heading and footer in view while the body scrolls', async () => {
    await openPage({
      footer: <button type="button">Gửi</button>,
      children: <div style={{ blockSize: '300vh' }}>Dài</div>,
    })
    expect(box().bottom).toBeLessThanOrEqual(700)
    expect(screen.getByRole('button', { name: 'Gửi' }).getBoundingClientRect().bottom).toBeLessThan(700)
    expect(screen.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(0)
  })
})

test('what a footer cuts fades above it, and no longer at the end', async () => {
  await openPage({ footer: <button type="button">Nạp</button>, children: <p style={{ blockSize: '200vh' }}>Dài</p> })
  const body = screen.getByText('Dài').closest<HTMLElement>('[data-more-below]')
  expect(body && getComputedStyle(body).maskImage).toContain('linear-gradient')
  body?.scrollTo(0, body.scrollHeight)
  await expect.poll(() => body?.hasAttribute('data-more-below')).toBe(false)
  expect(body && getComputedStyle(body).maskImage).toBe('none')
})

test('rest props, class and ref go to the dialog', async () => {
  const ref = createRef<HTMLDivElement>()
  await openPage({ ref, className: 'mine', 'aria-keyshortcuts': 'n' })
  expect(ref.current).toBe(dialog())
  expect(dialog().classList).toContain('mine')
  expect(dialog().getAttribute('aria-keyshortcuts')).toBe('n')
})

test('a dialog that is open on the first render hydrates without errors, and appears in the browser', async () => {
  const open = (
    <Providers>
      <Dialog open onOpenChange={() => undefined} heading="Chào mừng">
        Nội dung
      </Dialog>
    </Providers>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(open)
  document.body.append(container)
  const errors = vi.spyOn(console, 'error')
  render(open, { container, hydrate: true })
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Chào mừng' })).not.toBeNull()
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test.each(['Escape', 'the close button'])(
  'with %s, a dialog whose caller keeps it open is not hidden for a moment, and keeps focus and typed text',
  async (how) => {
    const onOpenChange = vi.fn()
    render(
      <Providers>
        <Dialog heading="Nạp tiền" open onOpenChange={onOpenChange}>
          <input aria-label="Số tiền" />
        </Dialog>
      </Providers>,
    )
    const input = screen.getByRole('textbox')
    await expect.poll(focused).toBe(input)
    await userEvent.fill(input, '5')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(dialog(), { attributeFilter: ['hidden', 'style', 'data-open', 'data-leave'] })
    if (how === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    await afterScrolling()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(changes.map(({ attributeName }) => attributeName)).toEqual([])
    observer.disconnect()
    expect(screen.getByRole('textbox')).toHaveProperty('value', '5')
    expect(dialog().contains(focused())).toBe(true)
  },
)

test('a click on the backdrop calls onOpenChange once, and the dialog stays open if the caller ignores it', async () => {
  const onOpenChange = vi.fn()
  render(
    <Providers>
      <Dialog heading="Nạp tiền" open onOpenChange={onOpenChange}>
        Đang gửi
      </Dialog>
    </Providers>,
  )
  await expect.poll(() => dialog().contains(focused())).toBe(true)
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(dialog()).toBeVisible()
})
