import { Badge } from '#ds/components/Badge/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleFocus } from '#storybook/guides/ExampleFocus.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleFocus>
        <Box surface="overlay" paddingInline="sm" paddingBlock="xs">
          <Text size="small" weight="medium">
            Bỏ qua đến nội dung chính
          </Text>
        </Box>
      </ExampleFocus>
      <ThenArrow />
      <ExampleCode>{'<main id={MAIN_ID}>'}</ExampleCode>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        <Stack space="sm" align="start">
          <Inline>
            <Badge tone="neutral">Tab 1</Badge>
            <ExampleFocus>
              <Link href="/">Trang chủ</Link>
            </ExampleFocus>
          </Inline>
          <Inline>
            <Badge tone="neutral">Tab 2</Badge>
            <Text size="small" tone="secondary">
              Bỏ qua đến nội dung
            </Text>
          </Inline>
        </Stack>
      </SketchPart>
      <SketchPart />
    </PageSketch>
  ),
]
