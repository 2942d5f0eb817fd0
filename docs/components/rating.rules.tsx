import { Rating } from '#ds/components/Rating/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Rating value={4.9} size="large" label="4,9 trên 5 sao" />
      <SpokenText>4,9 trên 5 sao, hình ảnh</SpokenText>
    </Stack>
  ),
  () => (
    <Stack space="sm" align="center">
      <Inline>
        <Rating value={4.9} size="large" />
        <Text weight="semibold">4,9 trên 5</Text>
      </Inline>
      <SpokenText>4,9 trên 5</SpokenText>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      {[4.7, 4.9].map((value) => (
        <Inline key={value} justify="space-between" space="md">
          <Text size="small">{value === 4.7 ? 'Hà Nội' : 'Đà Nẵng'}</Text>
          <Rating value={value} />
        </Inline>
      ))}
      <Text size="caption" tone="tertiary">
        Nơi nào được chấm cao hơn?
      </Text>
    </Stack>
  ),
]
