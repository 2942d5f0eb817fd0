import { Search } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const Running = () => <StatusBadge status="active">Đang chạy</StatusBadge>

export const good: RuleExample[] = [
  () => (
    <Stack space="sm">
      <ExampleDialog heading="Chấm dứt web-01?">
        <Text size="caption" tone="secondary">
          Mai Nguyễn · 203.0.113.24 · 2 vCPU
        </Text>
        <Button tone="critical" size="small">
          Chấm dứt VPS
        </Button>
      </ExampleDialog>
      <ExampleToast
        tone="positive"
        title="Đã đóng ticket"
        action={
          <Button emphasis="ghost" size="small">
            Hoàn tác
          </Button>
        }
      />
    </Stack>
  ),
  () => (
    <Stack space="sm">
      <PageSketch>
        <SketchPart>
          <Inline justify="space-between">
            Khách hàng <Running />
          </Inline>
        </SketchPart>
      </PageSketch>
      <PageSketch>
        <SketchPart look="sunken">
          <Inline justify="space-between">
            Quản trị <Running />
          </Inline>
        </SketchPart>
      </PageSketch>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="strong">Người dùng</SketchPart>
      <SketchPart>
        <Input aria-label="Tìm email" placeholder="Tìm email" prefix={<Icon icon={Search} />} />
        <Input aria-label="Tìm tên" placeholder="Tìm tên" prefix={<Icon icon={Search} />} />
      </SketchPart>
      <SketchPart />
    </PageSketch>
  ),
  () => (
    <Stack space="xs" align="center">
      <Inline>
        <StatusBadge status="completed">Hoàn tất</StatusBadge>
        <Spinner />
        <Text size="caption" tone="tertiary">
          Đang gửi…
        </Text>
      </Inline>
      <ThenArrow />
      <ExampleToast tone="critical" title="Máy chủ từ chối" />
      <StatusBadge status="pending">Chờ xử lý</StatusBadge>
    </Stack>
  ),
]
