import { MousePointerClick, RotateCw } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { onboarding, topUp, support } = accountTexts

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleDialog heading={onboarding.heading}>
        <Inline justify="end" space="2xs">
          <Button size="small" tone="neutral" emphasis="ghost">
            {onboarding.later}
          </Button>
          <Icon icon={MousePointerClick} size="medium" />
        </Inline>
      </ExampleDialog>
      <Text size="caption" tone="secondary" render={<Inline space="2xs" />}>
        <ThenArrow />
        <Icon icon={RotateCw} />
        Lần sau mở trang
      </Text>
      <PageSketch>
        <SketchPart look="raised">{accountTexts.welcome.greeting('Minh')}</SketchPart>
        <SketchPart />
      </PageSketch>
    </Stack>
  ),
  () => (
    <Stack space="xs" align="center">
      <ExampleDialog heading={onboarding.heading}>
        <Inline space="2xs">
          <Button size="small">{onboarding.deposit.topUp}</Button>
          <Icon icon={MousePointerClick} size="medium" />
        </Inline>
      </ExampleDialog>
      <ThenArrow />
      <ExampleDialog heading={topUp.heading}>
        <Text size="caption" tone="secondary">
          {topUp.description}
        </Text>
      </ExampleDialog>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="none" align="start">
      <ExampleDialog heading={onboarding.heading}>
        <Button size="small" emphasis="soft">
          {onboarding.deposit.topUp}
        </Button>
      </ExampleDialog>
      <div style={{ position: 'relative', marginBlockStart: '-2.5rem', marginInlineStart: '2.5rem' }}>
        <ExampleDialog heading={topUp.heading}>
          <Text size="caption" tone="secondary">
            {topUp.description}
          </Text>
          <Button size="small">{topUp.submit}</Button>
        </ExampleDialog>
      </div>
    </Stack>
  ),
  () => (
    <ExampleColumn>
      <Field label={support.create}>
        <Input defaultValue="Không đăng nhập được SSH và" readOnly />
      </Field>
      <div style={{ position: 'relative', marginBlockStart: '-1.5rem', marginInlineStart: '3rem' }}>
        <ExampleDialog heading={onboarding.heading}>
          <Text size="caption" tone="secondary">
            {onboarding.welcome.title('Minh')}
          </Text>
        </ExampleDialog>
      </div>
    </ExampleColumn>
  ),
]
