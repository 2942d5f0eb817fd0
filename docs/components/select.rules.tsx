import { Field } from '#ds/components/Field/index.ts'
import { Select } from '#ds/components/Select/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { ExampleMenu, ExampleMenuItem } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const systems = ['AlmaLinux 9', 'Debian 12', 'Ubuntu 22.04', 'Ubuntu 24.04']

export const good: RuleExample[] = [
  () => (
    <ExampleMenu>
      {systems.map((system, index) => (
        <ExampleMenuItem key={system} active={index === 1}>
          {system}
        </ExampleMenuItem>
      ))}
    </ExampleMenu>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack>
      <Field label="Sao lưu">
        <Select defaultValue="daily" options={[{ value: 'daily', label: 'Hằng ngày, +90.000 ₫/tháng' }]} />
      </Field>
    </Stack>
  ),
]
