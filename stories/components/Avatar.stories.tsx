import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Avatar } from '#ds/components/Avatar/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'

/** A drawn portrait, so that the story needs no network. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#7fb8c9" d="M0 0h48v48H0z"/><circle cx="24" cy="19" r="9" fill="#fbe3cf"/><path fill="#1f4f63" d="M6 48c2-12 9-17 18-17s16 5 18 17z"/></svg>',
)}`
const brokenPicture = 'data:image/png;base64,AAAA'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Nguyễn Thị Minh Anh' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** No picture asked for: the state is `idle`, and the last two words of the name give the letters. */
export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
}

export const PictureLoaded: Story = {
  args: { src: portrait, size: 'large', label: 'Nguyễn Thị Minh Anh' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Nguyễn Thị Minh Anh' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'loaded'))
    await expect(avatar).not.toHaveTextContent('MA')
  },
}

export const PictureFails: Story = {
  args: { src: brokenPicture, size: 'large', label: 'Nguyễn Thị Minh Anh' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Nguyễn Thị Minh Anh' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'error'))
    await expect(avatar).toHaveTextContent('MA')
  },
}

export const Names: Story = {
  render: () => (
    <Inline>
      {['Trần Văn Ước', 'Đỗ Đức Ấn', 'John Smith', 'Hoa', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
}
