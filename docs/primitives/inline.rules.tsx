import { Plus } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const systems = ['Ubuntu 22.04', 'Debian 12', 'CentOS 9', 'Windows Server']

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">360 px</SketchPart>
      <SketchPart>
        <Inline space="xs">
          {systems.map((system) => (
            <Badge key={system} tone="neutral">
              {system}
            </Badge>
          ))}
        </Inline>
      </SketchPart>
    </PageSketch>
  ),
  () => (
    <ExampleColumn>
      <Inline justify="space-between">
        <Heading level={3} size="small">
          VPS của tôi
        </Heading>
        <Button size="small" icon={Plus}>
          Đặt VPS
        </Button>
      </Inline>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs">
      {[
        ['web-01', 'Đang hoạt động', '89.000 ₫'],
        ['cua-hang-online', 'Lỗi', '1.159.000 ₫'],
        ['blog', 'Tạm ngưng', '49.000 ₫'],
      ].map((values) => (
        <Inline key={values[0]} space="md" wrap="nowrap">
          {values.map((value) => (
            <Text key={value} size="caption">
              {value}
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
]
