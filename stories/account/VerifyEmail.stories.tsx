import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { LinkResult } from '#ds/account/link-result.ts'
import { VerifyEmail } from '#ds/account/VerifyEmail/index.ts'
import { recoveryTexts } from '#ds/texts/recovery.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight } from '#stories/modes.ts'

const texts = recoveryTexts.vi.verify
const expired = async (): Promise<LinkResult> => ({ ok: false, isExpired: true })
const verified = async (): Promise<LinkResult> => ({ ok: true })

const meta = {
  id: 'account-verifyemail',
  title: 'Account/VerifyEmail · Xác minh email',
  component: VerifyEmail,
  args: { onVerify: fn(verified), nextHref: '/account', texts },
  // A docs page shows its picture, since it takes the focus.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof VerifyEmail>

export default meta
type Story = StoryObj<typeof meta>

/** By itself, and once. */
export const Verified: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: texts.done.heading })).toBeVisible()
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: texts.done.next })).toHaveAttribute('href', '/account')
    leaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}

export const Working: Story = { args: { onVerify: fn(never) }, parameters: { chromatic: { disableSnapshot: true } } }

/** Signed in, a new link is a click away. */
export const Expired: Story = {
  args: { onVerify: fn(expired), onResend: fn(done) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.expired.resend }))
    await expect(await canvas.findByText(texts.expired.resent)).toBeVisible()
    await expect(args.onResend).toHaveBeenCalledOnce()
    leaveFocus()
  },
}

export const ExpiredSignedOut: Story = {
  args: { onVerify: fn(expired) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: texts.expired.next })).toBeVisible()
    leaveFocus()
  },
}

export const Failed: Story = {
  args: { onVerify: fn(failing('503')) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.failed.retry }))
    await expect(args.onVerify).toHaveBeenCalledTimes(2)
    leaveFocus()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A change of address that its owner did not want: nothing happens before the click. */
export const NeedsPress: Story = {
  args: { needsClick: true, texts: recoveryTexts.vi.stop },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: recoveryTexts.vi.stop.ready.submit })).toBeVisible()
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}
