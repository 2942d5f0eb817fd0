import { Button } from '#ds/components/Button/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [() => <Button pending>Đang nạp tiền</Button>]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">Máy chủ của bạn</SketchPart>
      <SketchPart>
        <Inline justify="center">
          <Spinner size="large" />
        </Inline>
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <Grid columns={2} space="xs">
      {['Số dư', 'Máy chủ', 'Phiếu', 'Chi tiêu'].map((name) => (
        <Box key={name} surface="raised" padding="sm">
          <Inline space="sm" justify="space-between">
            <Text size="small">{name}</Text>
            <Spinner />
          </Inline>
        </Box>
      ))}
    </Grid>
  ),
]
