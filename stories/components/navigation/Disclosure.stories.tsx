import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Disclosure } from '#ds/components/navigation/Disclosure/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight } from '#stories/modes.ts'

const trigger = (name: string) => (
  <Button tone="neutral" emphasis="outline" icon={ChevronDown}>
    {name}
  </Button>
)

const links = (
  <Box padding="md" render={<nav aria-label="Hỗ trợ" />}>
    <Stack space="sm" render={<ul />}>
      <li>
        <Link href="/support">Trung tâm hỗ trợ</Link>
      </li>
      <li>
        <Link href="/support/guide">Hướng dẫn sử dụng</Link>
      </li>
    </Stack>
  </Box>
)

const meta = {
  id: 'components-disclosure',
  title: 'Components/Navigation/Disclosure · Mục gập mở',
  component: Disclosure,
  args: { trigger: trigger('Dịch vụ'), children: links },
  // This leaves space for the panel in the picture.
  decorators: [(Story) => <Box style={{ minBlockSize: '9rem' }}>{<Story />}</Box>],
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Dịch vụ' }))
    await expect(canvas.getByRole('link', { name: 'Trung tâm hỗ trợ' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dịch vụ', expanded: true })).toHaveFocus())
  },
}

/** Without enough space, the panel opens on the other side. */
export const AtTheEdge: Story = {
  decorators: [(Story) => <Inline justify="end">{<Story />}</Inline>],
  play: Open.play,
  parameters: { chromatic: { modes: inLight } },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Dịch vụ' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Trung tâm hỗ trợ' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trung tâm hỗ trợ' })).toHaveFocus()
  },
  parameters: { chromatic: { modes: inLight } },
}
