import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SecondFactorForm } from '#ds/domain/SecondFactorForm/index.ts'
import { secondFactor as texts } from '#ds/texts/second-factor.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { leaveFocus } from '#stories/fixtures/leave-focus.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'domain-secondfactorform',
  title: 'Domain/SecondFactorForm · Nhập mã lớp thứ hai',
  component: SecondFactorForm,
  args: { onSubmit: fn(done), onBack: fn(), texts: texts.vi },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  // A docs page shows its picture, since it takes the focus.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof SecondFactorForm>

export default meta
type Story = StoryObj<typeof meta>

const code = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(texts.vi.code)
const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.submit }))

/** Takes the focus as soon as it is shown, since there is nothing else to do; the story of the recovery code shows that. */
export const AppCode: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement }) => {
    // This gives the page its focus, where the browser has not.
    await userEvent.click(code(canvasElement))
    await expect(code(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code')
    leaveFocus()
  },
}

/** Pasted as it was copied, with its space. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(code(canvasElement))
    await userEvent.paste('123 456')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('123 456')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const RecoveryCode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.vi.useRecoveryCode }))
    await expect(canvas.getByLabelText(texts.vi.recoveryCode)).toHaveFocus()
    await userEvent.paste('abcd-efgh-ijkl-mn27')
    await submit(canvasElement)
    await expect(args.onSubmit).toHaveBeenCalledWith('abcd-efgh-ijkl-mn27')
    leaveFocus()
  },
}

export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(code(canvasElement), '1234')
    await submit(canvasElement)
    await expect(await within(canvasElement).findByText(texts.vi.invalidCode)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    leaveFocus()
  },
}

/** The text is selected, so that the next code replaces it. */
export const WrongCode: Story = {
  args: { onSubmit: fn(failing('Mã không đúng hoặc đã được dùng.')) },
  play: async ({ canvasElement }) => {
    await userEvent.type(code(canvasElement), '123456{Enter}')
    await expect(await within(canvasElement).findByText('Mã không đúng hoặc đã được dùng.')).toBeVisible()
    await expect(code(canvasElement)).toHaveFocus()
    await userEvent.keyboard('654321')
    await expect(code(canvasElement)).toHaveValue('654321')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Pending: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(code(canvasElement), '123456{Enter}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: texts.vi.pending })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
