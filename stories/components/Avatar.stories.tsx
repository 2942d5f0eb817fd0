import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar, type AvatarProps } from '#ds/components/Avatar/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { brokenPicture, portrait } from '#stories/fixtures/portraits.ts'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['stable'],
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

function ChosenLater({ src, ...props }: AvatarProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <Inline>
      <Avatar {...props} src={chosen} />
      <Button onClick={() => setChosen(src)}>Chọn ảnh</Button>
    </Inline>
  )
}

/** From `idle` through `loading`, in which the initials still show, to `loaded`. */
export const PictureArrives: Story = {
  args: { src: portrait, label: 'Nguyễn Thị Minh Anh' },
  parameters: { chromatic: { disableSnapshot: true } }, // Begins like Default and ends like PictureLoaded.
  render: (args) => <ChosenLater {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const avatar = canvas.getByRole('img', { name: 'Nguyễn Thị Minh Anh' })
    const left: (string | null)[] = []
    const observer = new MutationObserver((changes) => left.push(...changes.map(({ oldValue }) => oldValue)))
    observer.observe(avatar, { attributeFilter: ['data-state'], attributeOldValue: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ảnh' }))
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'loaded'))
    observer.disconnect()
    await expect(left).toEqual(['idle', 'loading'])
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
