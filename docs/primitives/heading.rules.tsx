import { Badge } from '#ds/components/Badge/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

/** A line of the page's outline, as a screen reader lists it. */
const Outlined = ({ level, children }: { level: 1 | 2 | 3 | 4; children: string }) => (
  <Inline space="xs" wrap="nowrap" style={{ paddingInlineStart: `${level - 1}rem` }}>
    <Badge tone="neutral">{`h${level}`}</Badge>
    <Text size="small">{children}</Text>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Outlined level={1}>Xin chào, Minh</Outlined>
      <Outlined level={2}>VPS của tôi</Outlined>
      <Outlined level={3}>web-01</Outlined>
      <Outlined level={2}>Giao dịch gần đây</Outlined>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <PageSketch>
        <SketchPart look="raised">Trang chủ</SketchPart>
        <SketchPart>
          <Heading level={3} size="display3">
            VPS Việt Nam
          </Heading>
        </SketchPart>
      </PageSketch>
      <PageSketch>
        <SketchPart look="raised">Tài khoản</SketchPart>
        <SketchPart>
          <Heading level={3} size="title">
            VPS của tôi
          </Heading>
        </SketchPart>
      </PageSketch>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="2xs">
      <Outlined level={1}>Xin chào, Minh</Outlined>
      <Outlined level={4}>VPS của tôi</Outlined>
      <Outlined level={2}>web-01</Outlined>
    </Stack>
  ),
  () => (
    <Stack space="2xs">
      <Heading level={3} size="section">
        Giao dịch gần đây.
      </Heading>
      <Text size="small" tone="secondary">
        Ba khoản mới nhất của ví.
      </Text>
    </Stack>
  ),
]
