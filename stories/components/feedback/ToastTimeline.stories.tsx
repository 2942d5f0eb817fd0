import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { ToastTimelinePanel } from '#stories/fixtures/ToastTimelinePanel.tsx'
import { createToastTimeline } from '#stories/fixtures/toast-timeline.ts'
import { inLight } from '#stories/modes.ts'

const timeline = createToastTimeline()

/** Time you can see: a toast on a clock that you move by the slider, by its marks, or backwards. */
const meta = {
  id: 'components-toast-timeline',
  title: 'Components/Toast timeline · Dòng thời gian của thông báo nổi',
  component: ToastTimelinePanel,
  tags: ['!autodocs'],
  args: { timeline, title: '' },
  argTypes: { timeline: { control: false } },
  parameters: {
    layout: 'fullscreen',
    toastStore: timeline.store,
  },
  beforeEach: () => timeline.reset(),
} satisfies Meta<typeof ToastTimelinePanel>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const toast = (name = 'Thông báo 1') => screen.queryByRole('group', { name })
const record = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/** Just shown. */
export const At0: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await waitFor(() => expect(toast()).toBeVisible())
    await record('Thông báo 1: đang hiện')
  },
  parameters: { chromatic: { modes: inLight } },
}

/** One millisecond before it closes by itself. */
export const At4999: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await press('Hiện thông báo')
    await press('4.999 ms')
    await waitFor(() => expect(toast()).toBeVisible())
  },
}

/** Closed by itself; its record is kept. */
export const At5000: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await press('5.000 ms')
    await waitFor(() => expect(toast()).toBeNull())
    await record('Thông báo 1: đã đóng, hết giờ')
  },
}

/** 1,000,000 ms after it has closed, its record is removed. */
export const RecordRemoved: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await press('1.004.999 ms')
    await record('Thông báo 1: đã đóng, hết giờ')
    await press('1.005.000 ms')
    await record('Không có bản ghi nào.')
  },
}

/** Below the pointer no time passes; afterwards the rest of it does. */
export const PausedByThePointer: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await press('4.999 ms')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('1.004.999 ms')
    await waitFor(() => expect(toast()).toBeVisible())
    await userEvent.click(screen.getByRole('checkbox'))
    await press('1.005.000 ms')
    await waitFor(() => expect(toast()).toBeNull())
    // It goes back to where it is held again.
    await press('1.004.999 ms')
    await waitFor(() => expect(toast()).toBeVisible())
  },
}

/** The newest replaces the one before, and has its own 5,000 ms. */
export const ReplacedByTheNewest: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await press('4.999 ms')
    await press('Hiện thông báo')
    await press('5.000 ms')
    await expect(screen.getAllByRole('group')).toHaveLength(1)
    await waitFor(() => expect(toast('Thông báo 2')).toBeVisible())
  },
}

/** 49 and 50 px to the right are not a swipe. */
export const SwipedBy50: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await press('Hiện thông báo')
    await press('Vuốt 49 px')
    await waitFor(() => expect(toast()).toBeVisible())
    await press('Vuốt 50 px')
    await waitFor(() => expect(toast()).toBeVisible())
    await record('Thông báo 1: đang hiện')
  },
}

/** More than 50 px is. */
export const SwipedBy51: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await press('Vuốt 51 px')
    await waitFor(() => expect(toast()).toBeNull())
    await record('Thông báo 1: đã đóng, vuốt')
  },
}

/** F8 moves the focus to the region of toasts; while it is there, no time passes. */
export const PausedByF8: Story = {
  play: async () => {
    await press('Hiện thông báo')
    await userEvent.keyboard('[F8]')
    await expect(screen.getByRole('region', { name: 'Thông báo (F8)' })).toHaveFocus()
    await fireEvent.change(screen.getByRole('slider'), { target: { value: '6000' } })
    await waitFor(() => expect(toast()).toBeVisible())
  },
  parameters: { chromatic: { modes: inLight } },
}
