import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { machineConsoleTexts as texts } from '#ds/texts/machine-console.ts'
import type { ConsoleEvents, ConsoleSize } from './console-connection.ts'
import { MachineConsole, type MachineConsoleProps } from './MachineConsole.tsx'

/** A line to a machine, as a test sees it. */
interface Line {
  events: ConsoleEvents
  sent: string
  sizes: ConsoleSize[]
  isClosed: boolean
}

const violations: string[] = []

beforeAll(() => {
  // This is the policy of the site's pages. The styles of the components are already in the page.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src-elem 'self'; style-src-attr 'none'"
  document.head.append(policy)
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    violations.push(`${violatedDirective} in ${sourceFile}`)
  })
})

afterEach(() => {
  cleanup()
  expect(violations).toEqual([])
})

const bytes = (text: string) => new TextEncoder().encode(text)

async function open(props: Partial<MachineConsoleProps> = {}) {
  const lines: Line[] = []
  const element = (
    <StrictMode>
      <MessagesProvider value={componentMessages.vi}>
        <FormatProvider locale="vi-VN">
          <MachineConsole
            machineName="web-1"
            connect={(events, size) => {
              const line: Line = { events, sent: '', sizes: [size], isClosed: false }
              lines.push(line)
              return {
                send: (typed) => {
                  line.sent += new TextDecoder().decode(typed)
                },
                resize: (next) => void line.sizes.push(next),
                close: () => {
                  line.isClosed = true
                },
              }
            }}
            retryDelays={[0, 0]}
            texts={texts.vi}
            {...props}
          />
        </FormatProvider>
      </MessagesProvider>
    </StrictMode>
  )
  const { container, unmount } = render(element)
  const line = () => {
    const last = lines.at(-1)
    if (!last) throw new Error('There is no line')
    return last
  }
  const terminal = () => container.querySelector<HTMLElement>('.xterm-rows')
  return { container, lines, line, unmount, terminal, text: () => terminal()?.textContent ?? '' }
}

/** Opens a console whose machine is connected. */
async function openLine(props?: Partial<MachineConsoleProps>) {
  const opened = await open(props)
  await vi.waitFor(() => expect(opened.lines).toHaveLength(1))
  opened.line().events.onOpen(false)
  await screen.findByText(texts.vi.open)
  return opened
}

const input = () => screen.getByLabelText(texts.vi.input)
const button = (name: string) => screen.getByRole('button', { name })
async function pasteInto(element: HTMLElement, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

describe('a console', () => {
  test('shows what the machine writes, and sends what is typed: also Tab, Escape and Vietnamese', async () => {
    const { line, text } = await openLine()
    line().events.onData(bytes('Mật khẩu:\r\n\u001B[31mlỗi\u001B[0m \u001B[38;2;1;2;3m●│\u001B[0m'))
    await vi.waitFor(() => expect(text()).toContain('lỗi'))
    input().focus()
    await userEvent.keyboard('ls{Tab}{Shift>}{Tab}{/Shift}{F5}{Escape}{Enter}')
    await vi.waitFor(() => expect(line().sent).toBe('ls\t\u001B[Z\u001B[15~\u001B\r'))
    expect(document.activeElement).toBe(input())
    await pasteInto(input(), 'tiếng Việt')
    expect(line().sent).toContain('tiếng Việt')
  })

  test('is drawn with the colours of the tokens and of the machine, under the policy of our pages', async () => {
    const { line, terminal, container } = await openLine()
    line().events.onData(
      bytes('\u001B[32mxanh\u001B[0m \u001B[38;2;250;200;10mvàng\u001B[0m \u001B[38;2;1;1;1mtối\u001B[0m'),
    )
    const colorOf = (word: string) => {
      const span = [...(terminal()?.querySelectorAll('span') ?? [])].find(({ textContent }) => textContent === word)
      return span && getComputedStyle(span).color
    }
    await vi.waitFor(() => expect(colorOf('vàng')).toBe('rgb(250, 200, 10)'))
    expect(colorOf('xanh')).not.toBe(colorOf('tối'))
    // Text that would not be legible is made lighter.
    expect(colorOf('tối')).not.toBe('rgb(1, 1, 1)')
    expect(container.querySelectorAll('style')).toHaveLength(0)
    // Box-drawing characters come from the font, too.
    const fonts = [...document.fonts].filter(
      ({ status, unicodeRange }) => status === 'loaded' && /U\+2500/i.test(unicodeRange),
    )
    expect(fonts.map(({ family }) => family.replaceAll('"', ''))).toEqual(['JetBrains Mono'])
    const row = terminal()?.firstElementChild
    expect(row && getComputedStyle(row).height).toBe(matchMedia('(min-width: 48rem)').matches ? '21px' : '18px')
  })

  test('opens one terminal in strict mode, and leaves nothing behind', async () => {
    const before = document.adoptedStyleSheets.length
    const { container, lines, line, unmount } = await openLine()
    expect([container.querySelectorAll('.xterm').length, lines.length]).toEqual([1, 1])
    unmount()
    expect([line().isClosed, document.adoptedStyleSheets.length]).toEqual([true, before])
    expect(Object.hasOwn(document, 'createElement')).toBe(false)
  })

  test('tells the machine the size of the window', async () => {
    const { line, container } = await openLine({ style: { inlineSize: '600px', blockSize: '400px' } })
    const [first] = line().sizes
    expect(first?.columns).toBeGreaterThan(40)
    const root = container.querySelector<HTMLElement>('[data-component="MachineConsole"]')
    if (root) root.style.inlineSize = '900px'
    await vi.waitFor(() => expect(line().sizes.at(-1)?.columns).toBeGreaterThan(first?.columns ?? 0))
  })

  test('is left with F6, which also returns', async () => {
    await openLine()
    input().focus()
    await userEvent.keyboard('{F6}')
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
    await userEvent.keyboard('{F6}')
    await vi.waitFor(() => expect(document.activeElement).toBe(input()))
  })

  test('asks before it pastes several lines, and ends no line by itself', async () => {
    const { line } = await openLine()
    await pasteInto(input(), 'uptime\n')
    expect(line().sent).toBe('uptime')
    await pasteInto(input(), 'cd /\nrm -r x\n')
    expect(line().sent).toBe('uptime')
    await screen.findByText(texts.vi.pasteLinesTitle(2))
    await userEvent.click(button(texts.vi.cancel))
    expect(line().sent).toBe('uptime')
    await pasteInto(input(), 'cd /\nls\n')
    await userEvent.click(button(texts.vi.pasteLines(2)))
    await vi.waitFor(() => expect(line().sent).toBe('uptimecd /\rls\r'))
    expect(document.activeElement).toBe(input())
  })

  test('connects again after a lost line, and sends what was typed meanwhile only if the user says so', async () => {
    const { line, lines } = await openLine()
    line().events.onLost()
    input().focus()
    await vi.waitFor(() => expect(lines).toHaveLength(2))
    await userEvent.keyboard('ls')
    await screen.findByText(texts.vi.heldTitle(2))
    line().events.onOpen(false)
    await userEvent.click(await screen.findByRole('button', { name: texts.vi.sendHeld }))
    expect(line().sent).toBe('ls')
  })

  test('leaves it to the user after some attempts', async () => {
    const { line, lines } = await openLine()
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(lines).toHaveLength(count))
      line().events.onLost()
    }
    await screen.findByText(texts.vi.lostTitle)
    await userEvent.click(button(texts.vi.connect))
    await vi.waitFor(() => expect(lines).toHaveLength(4))
  })

  test('says why it was closed, and starts a machine that was switched off', async () => {
    const onStart = vi.fn(async () => ({ ok: true as const }))
    const { line, lines } = await openLine({ onStart })
    line().events.onEnd('machine_stopped')
    await screen.findByText(texts.vi.endedText.machine_stopped)
    await userEvent.click(button(texts.vi.start))
    await vi.waitFor(() => expect(lines).toHaveLength(2))
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('connects to nothing while there is no console, and says why', async () => {
    const { lines } = await open({
      disabledReason: 'Máy đang tắt.',
      onStart: async () => ({ ok: false, message: 'Máy đang bận.' }),
    })
    await screen.findByText('Máy đang tắt.')
    await userEvent.click(button(texts.vi.start))
    await screen.findByText('Máy đang bận.')
    expect(lines).toEqual([])
  })
})
