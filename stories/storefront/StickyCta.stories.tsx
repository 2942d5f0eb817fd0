import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '#ds/primitives/Text/index.ts'
import { StickyCta } from '#ds/storefront/StickyCta/index.ts'
import { stickyCta } from '#stories/fixtures/landing.ts'
import { inLightOnPhone, phone } from '#stories/modes.ts'

const meta = {
  id: 'storefront-stickycta',
  title: 'Storefront/StickyCta · Thanh mua nhanh',
  component: StickyCta,
  args: { texts: stickyCta, href: '/login?mode=register' },
  parameters: { layout: 'fullscreen', chromatic: { modes: phone } },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof StickyCta>

export default meta
type Story = StoryObj<typeof meta>

/** Past the hero. */
export const Shown: Story = { args: { open: true }, parameters: { chromatic: { modes: inLightOnPhone } } }

/** Before that it is out of the tab order. */
export const Hidden: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Text>{args.texts.label}</Text>
      <StickyCta {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(canvasElement.contains(document.activeElement?.closest('a') ?? null)).toBe(false)
  },
}
