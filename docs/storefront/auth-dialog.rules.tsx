import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { authTexts, authToastTexts } from '#ds/texts/vi/auth.ts'
import * as Stories from '#stories/storefront/AuthDialog.stories.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { login, fields, validation } = authTexts

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Button>{login.submit}</Button>
      <ThenArrow />
      <ExampleToast tone="positive" title={authToastTexts.loggedIn} description={authToastTexts.loggedInDetail} />
    </Stack>
  ),
  () => <StoryShot of={Stories.Login} at="center" zoom={1.6} />,
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleDialog heading={login.heading}>
        <Button>{login.submit}</Button>
      </ExampleDialog>
      <ThenArrow />
      <PageSketch>
        <SketchPart look="raised">Sen Cloud</SketchPart>
        <SketchPart>
          <ExampleToast tone="critical" title={login.failed} />
        </SketchPart>
      </PageSketch>
    </Stack>
  ),
  () => (
    <Stack space="sm">
      <ExampleDialog heading={login.heading}>
        <Field label={fields.email}>
          <Input type="email" defaultValue="mai.nguyen" readOnly />
        </Field>
      </ExampleDialog>
      <ExampleToast tone="critical" title={authToastTexts.invalid} description={validation.email} />
    </Stack>
  ),
]
