import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { VoiceRow } from '#ds/storefront/VoiceRow/index.ts'
import { voices } from '#ds/texts/landing/voices.ts'
import { inLight, inLightOnDesktop, phoneAndDesktop } from '#stories/modes.ts'

const meta = {
  id: 'storefront-voicerow',
  title: 'Storefront/VoiceRow · Hàng lời kể',
  component: VoiceRow,
  args: { texts: voices.vi, rating: 4.9, voices: voices.vi.voices },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VoiceRow>

export default meta
type Story = StoryObj<typeof meta>

export const SixVoices: Story = { parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnDesktop } } } }

/** The arrow keys scroll the row, and so do the two buttons. */
export const Scrolled: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like SixVoices, further on.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('region', { name: 'Nhận xét của khách hàng' })
    const next = canvas.queryByRole('button', { name: 'Nhận xét sau' })
    if (next) {
      await userEvent.click(next)
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
      await userEvent.click(canvas.getByRole('button', { name: 'Nhận xét trước' }))
      await waitFor(() => expect(row.scrollLeft).toBe(0))
    }
    row.focus()
    await expect(row).toHaveFocus()
  },
}

/** The keyboard's focus on the row. */
export const States: Story = {
  tags: ['!autodocs'],
  args: { voices: voices.vi.voices.slice(0, 1).map((voice) => ({ ...voice, content: voice.highlight })) },
  parameters: { pseudo: { focusVisible: ['[role="region"]'] }, chromatic: { modes: inLight } },
}
