import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { contentTexts } from '#ds/texts/vi/content.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { search } = contentTexts

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.8}>
      <Field label={search.label}>
        <Input placeholder={search.placeholder} />
      </Field>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.8}>
      <Stack space="sm">
        <Field label={search.label}>
          <Input defaultValue="kubernetes" />
        </Field>
        <Text size="small" tone="secondary">
          {search.found(0)}
        </Text>
      </Stack>
    </Miniature>
  ),
]
