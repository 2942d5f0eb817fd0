import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MachineConsole, type MachineConsoleProps } from '#ds/account/MachineConsole/index.ts'
import { machineConsoleTexts as texts } from '#ds/texts/machine-console.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { createFakeMachine, endsWith, opens, opensScripted, opensToLogin } from '#stories/fixtures/machine-console.ts'
import { inLight, inLightOnPhone, phoneToo } from '#stories/modes.ts'

/** What happens to each connection of a story. */
type OnConnect = Parameters<typeof createFakeMachine>[0]

/** A console whose machine is made once, as a page makes its transport. */
function Console({ onConnect, ...props }: Omit<MachineConsoleProps, 'connect'> & { onConnect?: OnConnect }) {
  const machine = useMemo(() => createFakeMachine(onConnect), [onConnect])
  return <MachineConsole {...props} connect={machine.connect} />
}

const meta = {
  id: 'account-machineconsole',
  title: 'Account/MachineConsole · Console của máy',
  component: MachineConsole,
  args: {
    machineName: 'cua-hang-online',
    connect: createFakeMachine().connect,
    texts: texts.vi,
    style: { blockSize: '32rem' },
  },
} satisfies Meta<typeof MachineConsole>

export default meta
type Story = StoryObj<typeof meta>

const shows = (onConnect: OnConnect): Pick<Story, 'render'> => ({
  render: ({ connect: _connect, ...args }) => <Console {...args} onConnect={onConnect} />,
})
const input = (canvas: HTMLElement) => within(canvas).findByLabelText(texts.vi.input)
const rows = (canvas: HTMLElement) => canvas.querySelector('.xterm-rows')

/** Dark in both themes. A phone has a row of the keys that its keyboard does not have. */
export const Connected: Story = {
  ...shows(opens),
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ canvasElement }) => {
    await input(canvasElement)
    await waitFor(() => expect(rows(canvasElement)).toHaveTextContent('phở-bò.webp'))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(texts.vi.open)
    await expect(within(canvasElement).getByText(/trễ 7 ms/)).toBeVisible()
  },
}

/** The ring shows where the keys go. */
export const Focused: Story = {
  ...shows(opensToLogin),
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: inLightOnPhone }, pseudo: { focusVisible: ['textarea'] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveTextContent('login:'))
  },
}

/** No machine answers, a script does, and the bar says so. */
export const Scripted: Story = {
  ...shows(opensScripted),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows(canvasElement)).toHaveTextContent('phở-bò.webp'))
    await expect(within(canvasElement).getByText(texts.vi.scripted)).toBeInTheDocument()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Escape and Tab belong to the machine; F6 leaves the console, and returns. */
export const ByKeyboard: Story = {
  ...shows(opens),
  play: async ({ canvasElement }) => {
    const field = await input(canvasElement)
    await within(canvasElement).findByText(texts.vi.open)
    field.focus()
    await userEvent.keyboard('{Tab}{Escape}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: texts.vi.paste })).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(field).toHaveFocus())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Each line could be a command, which would run at once. */
export const AsksBeforePastingLines: Story = {
  ...shows(opensToLogin),
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    const field = await input(canvasElement)
    await within(canvasElement).findByText(texts.vi.open)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'apt update\napt upgrade -y\nreboot\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await within(canvasElement).findByText(texts.vi.pasteLinesTitle(3))
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: texts.vi.cancel })).toHaveFocus())
  },
}

export const Connecting: Story = {
  ...shows(() => undefined),
  play: async ({ canvasElement }) => {
    await input(canvasElement)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(texts.vi.connecting)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The line is made again. What is typed meanwhile is kept until the user says what to do with it. */
export const Reconnecting: Story = {
  ...shows((events, number) => {
    if (number > 1) return
    opens(events)
    events.onLost()
  }),
  args: { retryDelays: [0] },
  play: async ({ canvasElement }) => {
    const field = await input(canvasElement)
    await within(canvasElement).findByText(texts.vi.reconnecting)
    field.focus()
    await userEvent.keyboard('ls')
    await expect(await within(canvasElement).findByText(texts.vi.heldTitle(2))).toBeVisible()
  },
}

export const OffersWhatWasTyped: Story = {
  ...shows((events, number) => {
    opens(events)
    if (number === 1) events.onLost()
  }),
  args: { retryDelays: [400] },
  play: async ({ canvasElement }) => {
    const field = await input(canvasElement)
    await within(canvasElement).findByText(texts.vi.reconnecting)
    field.focus()
    await userEvent.keyboard('ls')
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.vi.sendHeld }))
    await waitFor(() => expect(within(canvasElement).queryByText(texts.vi.heldTitle(2))).toBeNull())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Lost: Story = {
  ...shows((events) => events.onLost()),
  args: { retryDelays: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(texts.vi.lostTitle)).toBeVisible()
  },
}

/** By the user. */
export const Disconnected: Story = {
  ...shows(opens),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.vi.disconnect }))
    await expect(await within(canvasElement).findByText(texts.vi.closedTitle)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.connect }))
    await within(canvasElement).findByText(texts.vi.open)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The server says why, before there is a line. */
export const Refused: Story = {
  ...shows((events) => events.onRefused('Bạn đang mở 5 console. Vui lòng đóng bớt rồi mở tiếp.')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(texts.vi.refusedTitle)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

const endsStory = (reason: Parameters<typeof endsWith>[0]): Story => ({
  ...shows(endsWith(reason)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(texts.vi.endedTitle[reason])).toBeVisible()
    await expect(within(canvasElement).getByText(texts.vi.endedText[reason])).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
})

export const EndedIdle = endsStory('idle')
export const EndedTooFast = endsStory('too_fast')
export const EndedSuspended = endsStory('suspended')
export const EndedLocked = endsStory('locked')
export const EndedWithSession = endsStory('session_ended')
export const EndedWithMachine = endsStory('machine_gone')

/** The machine can be started here. */
export const EndedStopped: Story = {
  ...endsStory('machine_stopped'),
  args: { onStart: fn(done) },
  parameters: { chromatic: { disableSnapshot: false } },
}

export const Unavailable: Story = {
  args: { disabledReason: 'Máy đang tắt. Hãy bật máy rồi mở console.', onStart: fn(done) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(texts.vi.unavailableTitle)).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: texts.vi.start })).toBeVisible()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const StartFails: Story = {
  args: { disabledReason: 'Máy đang tắt.', onStart: fn(failing('Hệ thống đang bận. Vui lòng thử lại sau giây lát.')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.vi.start }))
    await expect(await within(canvasElement).findByText(texts.vi.startFailed)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
