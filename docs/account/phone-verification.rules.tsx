import { PhoneVerification } from '#ds/account/PhoneVerification/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Field } from '#ds/components/Field/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { phoneVerification } = accountTexts
const refusal = 'Mã xác minh đã hết hạn'

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleCode>{`{ ok: false, message: '${refusal}' }`}</ExampleCode>
      <Stack align="center">
        <ThenArrow />
      </Stack>
      <Field label={phoneVerification.code} error={refusal}>
        <Input defaultValue="482913" readOnly />
      </Field>
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn>
      <PhoneVerification verified onSendCode={done} onVerify={done} texts={phoneVerification} />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm" align="center">
      <Button pending>{phoneVerification.verifying}</Button>
      <ExampleCode>{'// PhoneVerification.tsx\nawait wait(2000)\nsetVerified(true)'}</ExampleCode>
    </Stack>
  ),
]
