import { Hourglass } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => <ExampleToast tone="critical" title="Đăng nhập thất bại" description="Email hoặc mật khẩu không đúng." />,
  () => (
    <Stack space="sm" align="center">
      <PageSketch>
        <SketchPart>
          <Inline justify="space-between">
            <Text size="small">Phiếu #1042</Text>
            <Button size="small" tone="neutral" emphasis="outline">
              Mở lại
            </Button>
          </Inline>
        </SketchPart>
      </PageSketch>
      <ExampleToast
        tone="positive"
        title="Đã đóng phiếu #1042"
        action={
          <Button size="small" tone="neutral" emphasis="outline">
            Mở lại
          </Button>
        }
      />
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleToast tone="neutral" title="Mật khẩu root" description="k7#Vd-92pX" />
      <Inline>
        <Icon icon={Hourglass} />
        <Text size="small">5 giây</Text>
      </Inline>
      <ThenArrow />
      <Text size="small" tone="tertiary">
        Mật khẩu của tôi đâu?
      </Text>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <PageSketch>
        <SketchPart>
          <Inline justify="space-between">
            <Text size="small">web-01</Text>
            <StatusBadge status="active">Đang chạy</StatusBadge>
          </Inline>
        </SketchPart>
      </PageSketch>
      <ExampleToast tone="positive" title="web-01 đang chạy" />
    </Stack>
  ),
]
