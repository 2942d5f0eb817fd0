import { ChevronDown } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'
import { header } from '#ds/texts/vi/header.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleFocus } from '#storybook/guides/ExampleFocus.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const sevenGroups = [...Object.values(header.groups).map(({ name }) => name), 'Cộng đồng']

export const good: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Inline wrap="nowrap">
        <Button tone="neutral" emphasis="ghost" size="small">
          {header.login}
        </Button>
        <ThenArrow next="beside" />
        <ExampleDialog heading={authTexts.login.heading} />
      </Inline>
      <Inline wrap="nowrap">
        <Button size="small">{header.register}</Button>
        <ThenArrow next="beside" />
        <ExampleDialog heading={authTexts.register.heading} />
      </Inline>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <div className="sen-covered">
      <Box surface="overlay" padding="xs">
        <Inline justify="space-between" wrap="nowrap">
          <Logo name={header.brand} size="small" />
          <Button size="small">{header.register}</Button>
        </Inline>
      </Box>
      <ExampleFocus>
        <Input aria-label={authTexts.fields.email} defaultValue="mai@vidu.vn" readOnly />
      </ExampleFocus>
      <Text size="small" tone="secondary">
        {authTexts.fields.password}
      </Text>
    </div>
  ),
  () => (
    <Box surface="raised" padding="xs">
      <Inline space="sm">
        <Logo name={header.brand} size="small" />
        {sevenGroups.map((name) => (
          <Inline key={name} space="2xs" wrap="nowrap">
            <Text size="caption">{name}</Text>
            <Icon icon={ChevronDown} />
          </Inline>
        ))}
        <Button size="small">{header.register}</Button>
      </Inline>
    </Box>
  ),
]
