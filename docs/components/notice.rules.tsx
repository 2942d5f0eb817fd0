import { MousePointer2, VolumeX } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <PageSketch>
        <SketchPart look="raised">Trang vừa mở</SketchPart>
        <SketchPart>
          <Notice tone="neutral">Bảo trì lúc 2 giờ sáng Chủ nhật.</Notice>
        </SketchPart>
      </PageSketch>
      <Icon icon={VolumeX} size="medium" />
    </Stack>
  ),
  () => (
    <Stack space="xs" align="center">
      <Button size="small">Đặt máy chủ</Button>
      <ThenArrow />
      <Notice
        tone="critical"
        title="Chưa đặt được"
        action={
          <Button size="small" tone="neutral" emphasis="outline">
            Nạp tiền
          </Button>
        }
      >
        Số dư không đủ.
      </Notice>
      <SpokenText>Chưa đặt được. Số dư không đủ.</SpokenText>
    </Stack>
  ),
  () => (
    <Notice tone="caution">
      Số dư chỉ đủ đến thứ Sáu.{' '}
      <Link href="/wallet" tone="inherit">
        Xem ví tiền
      </Link>
    </Notice>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs">
      <Notice tone="critical">Một máy chủ bị tạm khóa.</Notice>
      <Notice tone="caution">Số dư sắp hết.</Notice>
      <Notice tone="brand">Gói mới giảm 20%.</Notice>
    </Stack>
  ),
  () => (
    <Stack space="xs">
      <Notice tone="critical" title="Máy chủ web-01 bị khóa hôm nay" onDismiss={() => undefined}>
        Ví không đủ tiền gia hạn.
      </Notice>
      <Inline justify="end">
        <Icon icon={MousePointer2} size="medium" />
      </Inline>
    </Stack>
  ),
]
