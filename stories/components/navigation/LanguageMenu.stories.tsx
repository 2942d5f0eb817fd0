import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { LanguageList, LanguageMenu, LanguageMenuItems } from '#ds/components/navigation/LanguageMenu/index.ts'
import { Menu } from '#ds/components/overlays/Menu/index.ts'
import { inLight, phone } from '#stories/modes.ts'

const meta = {
  id: 'components-languagemenu',
  title: 'Components/Navigation/LanguageMenu · Chọn ngôn ngữ',
  component: LanguageMenu,
} satisfies Meta<typeof LanguageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  parameters: { chromatic: { modes: { ...inLight, ...phone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await expect(canvas.getByRole('link', { name: 'Tiếng Việt' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveAttribute('href', '?lang=zh')
  },
}

/** The pointer is on one language, the keyboard's focus on another, and the third is pressed. */
export const States: Story = {
  parameters: {
    pseudo: { hover: ['[hreflang="en"]'], active: ['[hreflang="vi"]'], focusVisible: ['[hreflang="zh-Hans"]'] },
    chromatic: { modes: inLight },
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  },
}

/** In the menu of a phone the languages are listed without a button. */
export const List: Story = { render: () => <LanguageList /> }

/** In a user menu the languages are entries. Its picture is that of the dashboard's header. */
export const InUserMenu: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Menu trigger={<Button>Minh Anh</Button>}>
      <LanguageMenuItems />
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Minh Anh' }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeVisible())
    await expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toHaveAttribute('aria-checked', 'true')
    await expect(screen.getByRole('menuitemradio', { name: '中文' })).toHaveAttribute('aria-checked', 'false')
  },
}

export const ByKeyboard: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Tiếng Việt' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'English' })).toBeNull())
  },
}
