import { Button } from '#ds/components/Button/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const ring = {
  outline: `${vars.focusRing.width} solid ${color.line.focus}`,
  outlineOffset: vars.focusRing.offset,
}

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleCode>{'<VisuallyHidden>Bước 2 trên 4, </VisuallyHidden>\nXác minh'}</ExampleCode>
      <Text weight="semibold">Xác minh</Text>
      <div>
        <SpokenText>Bước 2 trên 4, Xác minh</SpokenText>
      </div>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Input defaultValue="cua-hang-online" readOnly />
      <Input defaultValue="0912 345 678" readOnly />
    </ExampleColumn>
  ),
  () => (
    <Inline space="sm" justify="center">
      <Button size="small" tone="neutral" emphasis="outline" style={ring}>
        Hủy
      </Button>
      <Stack space="none" align="center">
        <Text size="caption" family="mono" tone="secondary">
          Tab
        </Text>
        <ThenArrow next="beside" />
      </Stack>
      <Text tone="critical" size="large" weight="bold">
        ?
      </Text>
      <Stack space="none" align="center">
        <Text size="caption" family="mono" tone="secondary">
          Tab
        </Text>
        <ThenArrow next="beside" />
      </Stack>
      <Button size="small">Lưu</Button>
    </Inline>
  ),
]
