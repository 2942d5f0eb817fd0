import { Link } from '#ds/components/Link/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Text>
      Tôi đồng ý với <Link href="/terms">điều khoản dịch vụ</Link>.
    </Text>
  ),
  () => (
    <Text>
      Máy chủ tự gia hạn mỗi tháng nếu <Link href="/wallet">ví còn đủ tiền</Link>. Bạn có thể{' '}
      <Link href="/renewal">tắt tự gia hạn</Link> bất cứ lúc nào.
    </Text>
  ),
  () => (
    <Stack space="sm">
      <Text size="small" weight="semibold">
        Hỗ trợ
      </Text>
      {['Trung tâm hỗ trợ', 'Hướng dẫn sử dụng', 'Tình trạng hệ thống'].map((name) => (
        <Text key={name} size="small">
          <Link href="/support" tone="neutral" underline="hover">
            {name}
          </Link>
        </Text>
      ))}
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Text>
      <Link href="/terms">Bấm vào đây</Link> để xem điều khoản, và <Link href="/prices">vào đây</Link> để xem giá.
    </Text>
  ),
  () => (
    <Text>
      Xem{' '}
      <Link href="/products" external>
        bảng giá Sen Cloud
      </Link>
    </Text>
  ),
]
