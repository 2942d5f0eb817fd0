import { Avatar } from '#ds/components/Avatar/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleFocus } from '#storybook/guides/ExampleFocus.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Inline>
        <Avatar name="Ngô Quốc Bảo" />
        <Text weight="medium">Ngô Quốc Bảo</Text>
      </Inline>
      <SpokenText>Ngô Quốc Bảo</SpokenText>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <Avatar name="Ngô Quốc Bảo" label="Ngô Quốc Bảo" size="large" />
      <SpokenText>Ngô Quốc Bảo, hình ảnh</SpokenText>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <ExampleFocus>
        <Button tone="neutral" emphasis="outline" size="large">
          <Avatar name="Ngô Quốc Bảo" size="small" />
        </Button>
      </ExampleFocus>
      <SpokenText>nút</SpokenText>
    </Stack>
  ),
]
