import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { Accordion, AccordionItem, type AccordionProps } from './index.ts'

afterEach(cleanup)

function Questions(props: Omit<AccordionProps, 'children'>) {
  return (
    <Accordion {...props}>
      <AccordionItem value="trial" heading="Dùng thử?">
        Miễn phí 7 ngày.
      </AccordionItem>
      <AccordionItem value="refund" heading="Hoàn tiền?">
        <p id="refund">Trong 30 ngày.</p>
      </AccordionItem>
      <AccordionItem value="setup" heading="Cài đặt?">
        Dưới <a href="#setup">5 phút</a>.
      </AccordionItem>
    </Accordion>
  )
}

const question = (name: string) => screen.getByText(name)
/** The values of the visibly open items. With reduced motion, as in these tests, a closed item is hidden immediately. */
const open = () =>
  screen
    .getAllByRole('group')
    .filter((item) => item.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))
    .map((item) => item.dataset.value)

function Controlled({
  onValueChange,
  accepts = () => true,
}: {
  onValueChange?: AccordionProps['onValueChange']
  accepts?: (value: string | null) => boolean
}) {
  const [value, setValue] = useState<string | null>('trial')
  return (
    <Questions
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next)
        if (accepts(next)) setValue(next)
      }}
    />
  )
}

test('a click opens an item, another click closes it, and at most one is open', async () => {
  const onValueChange = vi.fn()
  render(<Questions onValueChange={onValueChange} />)
  expect(open()).toEqual([])
  await userEvent.click(question('Dùng thử?'))
  expect(open()).toEqual(['trial'])
  await userEvent.click(question('Hoàn tiền?'))
  expect(open()).toEqual(['refund'])
  await userEvent.click(question('Hoàn tiền?'))
  expect(open()).toEqual([])
  await expect.poll(() => onValueChange.mock.calls).toEqual([['trial'], ['refund'], [null]])
})

test('two accordions do not close each other', async () => {
  render(<Questions defaultValue="trial" />)
  render(
    <Accordion>
      <AccordionItem value="other" heading="Khác?">
        Không.
      </AccordionItem>
    </Accordion>,
  )
  await userEvent.click(question('Khác?'))
  expect(open()).toEqual(['trial', 'other'])
})

test('by keyboard: Tab moves between headings and into open content, Enter and Space open, arrow keys do nothing', async () => {
  render(<Questions />)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(open()).toEqual(['trial'])
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Dùng thử?')
  await userEvent.keyboard('{Tab}{Tab} ')
  expect(open()).toEqual(['setup'])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('5 phút')
})

test('every item has a heading in the outline', () => {
  render(<Questions />)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(screen.getAllByRole('group')).toHaveLength(3)
})

describe('controlled by its parent', () => {
  test('it reports clicks and shows the value that the parent sets', async () => {
    const onValueChange = vi.fn()
    render(<Controlled onValueChange={onValueChange} />)
    expect(open()).toEqual(['trial'])
    await userEvent.click(question('Hoàn tiền?'))
    await expect.poll(() => onValueChange.mock.calls).toEqual([['refund']])
    expect(open()).toEqual(['refund'])
    await userEvent.click(question('Hoàn tiền?'))
    await expect.poll(() => onValueChange.mock.lastCall).toEqual([null])
    expect(open()).toEqual([])
  })

  test('it shows a new value without calling onValueChange', async () => {
    const onValueChange = vi.fn()
    const { rerender } = render(<Questions value="trial" onValueChange={onValueChange} />)
    rerender(<Questions value="setup" onValueChange={onValueChange} />)
    expect(open()).toEqual(['setup'])
    rerender(<Questions value={null} onValueChange={onValueChange} />)
    expect(open()).toEqual([])
    await toggled()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('an item that the parent does not accept closes again', async () => {
    const onValueChange = vi.fn()
    render(<Controlled onValueChange={onValueChange} accepts={(value) => value !== 'refund'} />)
    await userEvent.click(question('Hoàn tiền?'))
    await expect.poll(() => onValueChange.mock.calls).toEqual([['refund']])
    await expect.poll(open).toEqual(['trial'])
    await userEvent.click(question('Cài đặt?'))
    await expect.poll(() => onValueChange.mock.lastCall).toEqual(['setup'])
    expect(open()).toEqual(['setup'])
  })
})

/** Resolves after the browser has dispatched `toggle` events, which it does in a separate task. */
const toggled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

describe('closed content is in the page', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search))

  // Tests cannot use find-in-page, but browsers reveal its results in the same way as the target of a fragment.
  test('and opens when the browser navigates to an element inside it', async () => {
    const onValueChange = vi.fn()
    render(<Questions defaultValue="trial" onValueChange={onValueChange} />)
    expect(document.body.textContent).toContain('Trong 30 ngày.')
    location.hash = '#refund'
    await expect.poll(open).toEqual(['refund'])
    await expect.poll(() => onValueChange.mock.calls).toEqual([['refund']])
  })

  test('and is visible when printed', async () => {
    render(<Questions />)
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    try {
      expect(open()).toEqual(['trial', 'refund', 'setup'])
      expect(screen.getByText('Trong 30 ngày.').getBoundingClientRect().height).toBeGreaterThan(10)
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    }
  })
})

describe('without its script', () => {
  function renderServerMarkup(props?: Omit<AccordionProps, 'children'>) {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Questions {...props} />)
    return container
  }

  test('it opens and closes items, one at a time', async () => {
    const container = renderServerMarkup({ defaultValue: 'trial' })
    expect(open()).toEqual(['trial'])
    await userEvent.click(question('Cài đặt?'))
    expect(open()).toEqual(['setup'])
    container.remove()
  })

  test.each([
    ['uncontrolled', undefined],
    ['controlled by its parent', null],
  ])('an item opened before hydration stays open and is reported, %s', async (_, value) => {
    const container = renderServerMarkup(value === undefined ? {} : { value })
    await userEvent.click(question('Hoàn tiền?'))
    const errors = vi.spyOn(console, 'error')
    const onValueChange = vi.fn()
    function Page() {
      const [current, setCurrent] = useState<string | null | undefined>(value)
      return (
        <Questions
          {...(current !== undefined && { value: current })}
          onValueChange={(next) => {
            onValueChange(next)
            if (value !== undefined) setCurrent(next)
          }}
        />
      )
    }
    render(<Page />, { container, hydrate: true })
    await expect.poll(() => onValueChange.mock.calls).toEqual([['refund']])
    expect(open()).toEqual(['refund'])
    expect(errors).not.toHaveBeenCalled()
    container.remove()
  })
})

describe('without reduced motion', () => {
  const emulate = (motion: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: motion }] })

  afterEach(async () => {
    document.documentElement.style.removeProperty('--sen-duration-enter')
    await emulate('reduce')
  })

  test('heights are animated: the closing item is still visible, the opening one only partly', async () => {
    await emulate('no-preference')
    // It lasts long enough to observe the animation on any machine.
    document.documentElement.style.setProperty('--sen-duration-enter', '60s')
    render(<Questions defaultValue="trial" />)
    const [closing, opening] = screen
      .getAllByRole('group')
      .map((item) => () => item.lastElementChild?.clientHeight ?? 0)
    const fullHeight = closing?.() ?? 0
    await userEvent.click(question('Hoàn tiền?'))
    await expect.poll(open).toEqual(['trial', 'refund'])
    expect(closing?.()).toBeGreaterThan(0)
    expect(opening?.()).toBeLessThan(fullHeight)
  })
})
