import { Field } from '#ds/components/Field/index.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { contentTexts } from '#ds/texts/vi/content.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { form } = contentTexts

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.8}>
      <Stack space="sm">
        <Text size="small" tone="secondary">
          {form.about('cloud-gpu')}
        </Text>
        <Field label={form.topic} required>
          <Select defaultValue="sales" options={[{ value: 'sales', label: form.topics.sales }]} />
        </Field>
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.8}>
      <Field label={form.topic} required>
        <Select
          placeholder={form.topicPlaceholder}
          options={[{ value: 'suggestion', label: form.topics.suggestion }]}
        />
      </Field>
    </Miniature>
  ),
]
