import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inLight } from '#stories/modes.ts'

const long = 'cong.tang.ton.nu.huyen.tran.phuong.anh@congtythuongmaidientu.test'

const meta = {
  id: 'components-emailaddress',
  title: 'Components/Data/EmailAddress · Địa chỉ email',
  component: EmailAddress,
  args: { children: 'bao.ngo@pixelworks.test' },
} satisfies Meta<typeof EmailAddress>

export default meta
type Story = StoryObj<typeof meta>

/** One line if there is enough space; its text is exactly the address. */
export const OneLine: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="EmailAddress"]')).toHaveTextContent(args.children)
  },
}

/** Breaks after the at sign, then after dots; inside a word only if a single part is too long. */
export const Narrow: Story = {
  render: () => (
    <Stack>
      {['bao.ngo@pixelworks.test', long, `${'a'.repeat(40)}@sen.test`].map((address) => (
        <Box key={address} style={{ inlineSize: '21ch' }}>
          <EmailAddress>{address}</EmailAddress>
        </Box>
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}
