import { Wallet } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Vps = ({ name }: { name: string }) => (
  <Box surface="raised" paddingBlock="xs" paddingInline="sm">
    <Inline justify="space-between">
      <Text size="small">{name}</Text>
      <StatusBadge status="active">Đang chạy</StatusBadge>
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="xs">
      <Notice tone="caution" title="Chưa cập nhật được">
        Đây là dữ liệu lúc 10:00.
      </Notice>
      <Vps name="web-01" />
      <Vps name="web-02" />
    </Stack>
  ),
  () => (
    <ExampleDialog heading="Đặt VPS mới">
      <Inline justify="space-between" space="lg">
        <Text size="small" tone="secondary">
          Số dư ví
        </Text>
        <Text size="small" weight="semibold">
          250.000 ₫
        </Text>
      </Inline>
      <Button fullWidth>Đặt VPS · 99.000 ₫</Button>
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <div className="sen-stacked-dialogs">
      <ExampleDialog heading="Đặt VPS mới">
        <Text size="small">Pro VPS</Text>
        <Text size="small">Ubuntu 24.04</Text>
        <Button>Đặt VPS</Button>
      </ExampleDialog>
      <ExampleDialog heading="Chào mừng bạn!">
        <Text size="small">Bước 1 trên 3</Text>
        <Button>Tiếp tục</Button>
      </ExampleDialog>
    </div>
  ),
  () => <StatCard label="Số dư ví" value="0 ₫" context="Không tải được số dư" icon={Wallet} />,
]
