import { Ellipsis, KeyRound, LogOut, Power, RotateCw, Trash2 } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleMenu, ExampleMenuItem } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const More = () => <Button iconOnly icon={Ellipsis} size="small" tone="neutral" emphasis="outline" aria-label="Thêm" />

export const good: RuleExample[] = [
  () => (
    <ExampleMenu>
      <ExampleMenuItem icon={KeyRound}>Đổi mật khẩu</ExampleMenuItem>
      <ExampleMenuItem icon={LogOut} active>
        Đăng xuất
      </ExampleMenuItem>
    </ExampleMenu>
  ),
  () => (
    <ExampleMenu>
      <ExampleMenuItem icon={RotateCw}>Khởi động lại</ExampleMenuItem>
      <ExampleMenuItem icon={Power}>Tắt máy chủ</ExampleMenuItem>
      <hr />
      <ExampleMenuItem icon={Trash2}>Xóa máy chủ</ExampleMenuItem>
    </ExampleMenu>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleMenu>
      <Box padding="xs">
        <Stack space="sm">
          <Text size="small">Đổi tên giúp bạn dễ tìm máy chủ hơn.</Text>
          <Field label="Tên mới">
            <Input defaultValue="web-01" />
          </Field>
        </Stack>
      </Box>
      <ExampleMenuItem>Đổi tên</ExampleMenuItem>
    </ExampleMenu>
  ),
  () => (
    <Stack space="2xs" align="end">
      <Inline>
        <Text weight="semibold">Số dư: 0 ₫</Text>
        <More />
      </Inline>
      <ExampleMenu>
        <ExampleMenuItem>Xem lịch sử</ExampleMenuItem>
        <ExampleMenuItem active>Nạp tiền</ExampleMenuItem>
      </ExampleMenu>
    </Stack>
  ),
]
