import { WaterLine } from '#ds/components/WaterLine/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="none" style={{ inlineSize: '100%' }}>
      <Box padding="md">
        <Text size="small">Không tìm thấy trang</Text>
      </Box>
      <WaterLine />
      <Box padding="md" style={{ background: color.surface.deep }}>
        <Text size="small">Bảng giá, Bài viết trợ giúp</Text>
      </Box>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" style={{ inlineSize: '100%' }}>
      <WaterLine moving />
      <WaterLine moving />
      <WaterLine moving />
    </Stack>
  ),
]
