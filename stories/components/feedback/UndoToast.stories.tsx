import type { Meta, StoryObj } from '@storybook/react-vite'
import { CirclePause, CircleX } from 'lucide-react'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFakeClock } from '#ds/components/feedback/Toast/fake-clock.ts'
import { type UndoOffer, UndoToast, type UndoToastProps, useUndo } from '#ds/components/feedback/UndoToast/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { forcedColors, inLight, largeTextOnPhone, phoneToo } from '#stories/modes.ts'

const clock = createFakeClock()
const onUndo = fn(async (): Promise<SubmitResult> => ({ ok: true }))
const onEnd = fn()

const suspended: UndoOffer = {
  icon: CirclePause,
  title: 'Đã tạm ngưng VPS-0031',
  description: 'vinashop-web của Phạm Hoàng Anh. Lý do: chờ xác minh.',
  onUndo,
  onEnd,
}
const rejected: UndoOffer = {
  ...suspended,
  icon: CircleX,
  title: 'Đã từ chối GD-10396',
  description: '1.000.000 ₫ của Phạm Hoàng Anh.',
}

/** The picture is as high as the window, so that it shows the distance from the edge. */
const fillWindow = { minBlockSize: '100vh' }

interface PageProps extends Omit<UndoToastProps, 'undo'> {
  /** What has just been done. */
  offers: readonly UndoOffer[]
}

/** A page on which something has just been done. */
function Page({ offers, ...rest }: PageProps) {
  const undo = useUndo(clock)
  const { offer } = undo
  useEffect(() => {
    for (const each of offers) offer(each)
  }, [offer, offers])
  return (
    <Box padding="md" style={fillWindow}>
      <Inline align="end">
        <Button emphasis="outline" tone="neutral" onClick={() => offer(suspended)}>
          Tạm ngưng VPS-0031
        </Button>
        <Field label="Lý do">
          <Input />
        </Field>
      </Inline>
      <UndoToast {...rest} undo={undo} />
    </Box>
  )
}

const meta = {
  id: 'components-undotoast',
  title: 'Components/Feedback/UndoToast · Thông báo hoàn tác',
  component: Page,
  subcomponents: { UndoToast },
  args: { offers: [suspended] },
  argTypes: { offers: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } } },
  beforeEach: () => {
    onUndo.mockReset()
    onUndo.mockResolvedValue({ ok: true })
    onEnd.mockClear()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const region = () => screen.getByRole('region', { name: 'Thao tác có thể hoàn tác' })
const cards = () => within(region()).queryAllByRole('group')
const button = () => within(region()).getByRole('button', { name: 'Hoàn tác' })
const seconds = (left: number) => waitFor(() => expect(button()).toHaveTextContent(`${left} giây`))
const gone = () => waitFor(() => expect(cards()).toHaveLength(0))

/** Two seconds after the action: eight are left, and as much of the line. */
export const EightSecondsLeft: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phoneToo, ...largeTextOnPhone } } },
  play: async () => {
    await seconds(10)
    // A screen reader says it once; the seconds are for the eyes.
    const status = within(region()).getByRole('status')
    await expect(status).toHaveTextContent(
      'Đã tạm ngưng VPS-0031 vinashop-web của Phạm Hoàng Anh. Lý do: chờ xác minh. Nhấn Ctrl Z để hoàn tác.',
    )
    clock.advance(2000)
    await seconds(8)
    await expect(status).not.toHaveTextContent('giây')
  },
}

/** Each has its own time; Ctrl Z takes the newest. */
export const Several: Story = {
  args: { offers: [rejected] },
  play: async () => {
    await seconds(10)
    clock.advance(4000)
    await seconds(6)
    await userEvent.click(screen.getByRole('button', { name: 'Tạm ngưng VPS-0031' }))
    await expect(cards()).toHaveLength(2)
  },
}

/** From anywhere on the page. */
export const UndoneByCtrlZ: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { offers: [rejected, suspended] },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(2))
    // Here it takes back what was typed.
    await userEvent.click(screen.getByRole('textbox', { name: 'Lý do' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(onUndo).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Tạm ngưng VPS-0031' }).focus()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(onUndo).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(onEnd).toHaveBeenCalledWith('undone')
    await expect(within(region()).getByRole('group', { name: 'Đã từ chối GD-10396' })).toBeVisible()
  },
}

/** By the button: the focus returns to where it was. */
export const UndoneByItsButton: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await seconds(10)
    const before = screen.getByRole('textbox', { name: 'Lý do' })
    before.focus()
    await userEvent.tab()
    await expect(button()).toHaveFocus()
    clock.advance(60_000)
    await expect(cards()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await gone()
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(before).toHaveFocus()
  },
}

/** Escape lets the action stay done. */
export const DismissedByEscape: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await seconds(10)
    button().focus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(onUndo).not.toHaveBeenCalled()
    await expect(onEnd).toHaveBeenCalledWith('dismissed')
  },
}

/** The time stands still under the pointer and in a hidden tab, and goes on with what is left. */
export const Paused: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await seconds(10)
    clock.advance(3000)
    await userEvent.hover(region().querySelector('[role=group]') as Element)
    clock.advance(60_000)
    await seconds(7)
    await userEvent.unhover(region().querySelector('[role=group]') as Element)
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
    clock.advance(60_000)
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    clock.advance(6999)
    await seconds(1)
    clock.advance(1)
    await gone()
    await expect(onEnd.mock.calls).toEqual([['expired']])
  },
}

/** The server has not answered: what was pressed is undone once it has. */
export const Sending: Story = {
  args: { offers: [{ ...suspended, sent: new Promise(() => undefined) }] },
  play: async () => {
    await seconds(10)
    await expect(cards()[0]).toHaveTextContent('Đang cập nhật')
    await expect(within(region()).getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(button())
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
    await expect(onUndo).not.toHaveBeenCalled()
  },
}

/** The action could not be undone: the reason is shown, with all the time to try again. */
export const Failed: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async () => {
    onUndo.mockResolvedValue({ ok: false, message: 'Máy này vừa được người khác chấm dứt.' })
    await seconds(10)
    clock.advance(5000)
    await userEvent.click(button())
    await waitFor(() => expect(screen.getAllByText('Máy này vừa được người khác chấm dứt.')[0]).toBeVisible())
    await seconds(10)
  },
}

/** While it is being taken back the time stands still. */
export const Pending: Story = {
  play: async () => {
    onUndo.mockReturnValue(new Promise(() => undefined))
    await seconds(10)
    clock.advance(3000)
    await seconds(7)
    await userEvent.click(button())
    clock.advance(60_000)
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
    await seconds(7)
  },
}

export const ForcedColors: Story = {
  ...EightSecondsLeft,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
