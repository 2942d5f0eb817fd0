import { ArrowUp } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

interface ArrivingProps {
  /** How far it has appeared, from 0 to 1. */
  opacity: number
  children: React.ReactNode
}

/** A moment of the animation. */
const Arriving = ({ opacity, children }: ArrivingProps) => (
  <div style={{ opacity, translate: `0 ${(1 - opacity) / 2}rem` }}>{children}</div>
)

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart />
      <SketchPart look="raised">
        <Arriving opacity={0.5}>
          <Stack space="xs" align="center">
            <Text weight="semibold">Vì sao chọn Sen Cloud?</Text>
            <Icon icon={ArrowUp} />
          </Stack>
        </Arriving>
      </SketchPart>
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Grid columns={3} space="xs">
      {[0.9, 0.55, 0.25].map((opacity) => (
        <Arriving key={opacity} opacity={opacity}>
          <Box surface="raised" padding="sm" textAlign="center">
            <Text size="small">Gói</Text>
            <Icon icon={ArrowUp} />
          </Box>
        </Arriving>
      ))}
    </Grid>
  ),
  () => (
    <PageSketch>
      <SketchPart look="raised">sencloud.vn</SketchPart>
      <SketchPart>
        <Arriving opacity={0.25}>
          <Stack space="xs" align="center">
            <Text weight="semibold">Máy chủ ảo trong 5 phút</Text>
            <Button size="small">Tạo tài khoản</Button>
          </Stack>
        </Arriving>
      </SketchPart>
    </PageSketch>
  ),
]
