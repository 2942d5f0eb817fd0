import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { inLight, inLightOnDesktop, widths } from '#stories/modes.ts'

const sentence = 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.'

const meta = {
  id: 'primitives-text',
  title: 'Primitives/Text · Văn bản',
  component: Text,
  args: { children: sentence },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Sentence: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['caption', 'small', 'body', 'large', 'figure'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: {sentence}
        </Text>
      ))}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      {(['primary', 'secondary', 'tertiary', 'brand', 'positive', 'caution', 'critical', 'promotion'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}: {sentence}
          </Text>
        ),
      )}
    </Stack>
  ),
  parameters: { chromatic: { modes: inLight } },
}

/** Every letter of the alphabet with every mark, in the four weights: none is cut off, none falls back to another font. */
export const VietnameseSpecimen: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  render: () => (
    <Stack>
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Stack key={weight} space="2xs">
          <Text weight={weight} measure>
            A Ă Â B C D Đ E Ê G H I K L M N O Ô Ơ P Q R S T U Ư V X Y
          </Text>
          <Text weight={weight} measure>
            à ả ã á ạ ằ ẳ ẵ ắ ặ ầ ẩ ẫ ấ ậ è ẻ ẽ é ẹ ề ể ễ ế ệ ì ỉ ĩ í ị ò ỏ õ ó ọ ồ ổ ỗ ố ộ ờ ở ỡ ớ ợ ù ủ ũ ú ụ ừ ử ữ ứ
            ự ỳ ỷ ỹ ý ỵ
          </Text>
          <Text weight={weight} measure>
            Ằ Ẳ Ẵ Ắ Ặ Ầ Ẩ Ẫ Ấ Ậ Ề Ể Ễ Ế Ệ Ồ Ổ Ỗ Ố Ộ Ờ Ở Ỡ Ớ Ợ Ừ Ử Ữ Ứ Ự: 1.234.567.890 ₫, “Được rồi ạ”
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
}

/** Digits of equal width are aligned in columns. */
export const NumbersInColumns: Story = {
  render: () => (
    <Box textAlign="end" style={{ inlineSize: 'max-content', maxInlineSize: '100%' }}>
      {['1.111.111 ₫', '98.765.432 ₫', '49.000 ₫'].map((amount) => (
        <Text key={amount}>{amount}</Text>
      ))}
    </Box>
  ),
  parameters: { chromatic: { modes: inLight } },
}

export const Addresses: Story = {
  args: { family: 'mono', children: '103.21.148.7  2001:db8:85a3::8a2e:370:7334' },
  parameters: { chromatic: { modes: inLight } },
}

/** One line; the full text must be available elsewhere. */
export const Truncated: Story = {
  args: { truncate: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: inLight } },
}

export const Measured: Story = { args: { measure: true, children: `${sentence} `.repeat(6).trim() } }
