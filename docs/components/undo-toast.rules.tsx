import { CirclePause } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const DoneAction = ({ title, description, undo }: { title: string; description?: string; undo?: string }) => (
  <Box surface="overlay" padding="sm">
    <Inline>
      <Icon icon={CirclePause} size="medium" />
      <Stack space="2xs">
        <Text size="small" weight="semibold">
          {title}
        </Text>
        {description && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
      </Stack>
      {undo && (
        <Button size="small" tone="neutral" emphasis="outline">
          {undo}
        </Button>
      )}
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => <DoneAction title="Đã tạm ngưng VPS-0031" description="vinashop-web của Phạm Hoàng Anh" undo="Hoàn tác" />,
]

export const bad: RuleExample[] = [
  () => <DoneAction title="Đã cập nhật" undo="Hoàn tác" />,
  () => <DoneAction title="Đã chấm dứt VPS-0031" description="Máy và dữ liệu đã bị xóa" undo="Hoàn tác" />,
]
