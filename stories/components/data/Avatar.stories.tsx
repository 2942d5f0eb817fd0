import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar, type AvatarProps } from '#ds/components/data/Avatar/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { brokenPicture, portrait, widePortrait } from '#stories/fixtures/portraits.ts'
import { forcedColors, inLight } from '#stories/modes.ts'

const meta = {
  id: 'components-avatar',
  title: 'Components/Data/Avatar · Ảnh đại diện',
  component: Avatar,
  args: { name: 'Nguyễn Thị Minh Anh' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** No photo requested: the state is `idle`, and the initials are those of the last two words of the name. */
export const Initials: Story = { parameters: { chromatic: { modes: inLight } } }

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
}

/** Without their colour, initials have a border. */
export const ForcedColors: Story = { ...Sizes, tags: ['!dev', '!autodocs'], parameters: { chromatic: forcedColors } }

export const PhotoLoaded: Story = {
  args: { src: portrait, size: 'large', label: 'Nguyễn Thị Minh Anh' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Nguyễn Thị Minh Anh' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'loaded'))
    await expect(avatar).not.toHaveTextContent('MA')
  },
  parameters: { chromatic: { modes: inLight } },
}

/** A photo that is not square is cut at its sides, never stretched. */
export const WidePhoto: Story = {
  args: { src: widePortrait, size: 'large', label: 'Nguyễn Thị Minh Anh' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Nguyễn Thị Minh Anh' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'loaded'))
  },
}

export const PhotoFails: Story = {
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

/** From `idle` through `loading`, which still shows the initials, to `loaded`. */
export const PhotoAddedLater: Story = {
  args: { src: portrait, label: 'Nguyễn Thị Minh Anh' },
  parameters: { chromatic: { disableSnapshot: true } }, // Begins like Initials and ends like PhotoLoaded.
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
  parameters: { chromatic: { modes: inLight } },
}
