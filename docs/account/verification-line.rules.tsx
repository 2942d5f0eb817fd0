import { VerificationLine } from '#ds/account/VerificationLine/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { verification } from '#ds/texts/vi/account/verification.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const ignore = () => undefined

/** One of two steps is done. */
const Progress = () => (
  <span
    style={{
      display: 'block',
      blockSize: '0.375rem',
      borderRadius: vars.radius.full,
      background: `linear-gradient(to right, ${color.tone.caution.solid} 50%, ${color.line.hairline} 50%)`,
    }}
  />
)

export const good: RuleExample[] = [
  () => (
    <ExampleDialog heading="Đặt VPS đầu tiên">
      <Text size="small">Standard, 89.000 ₫ mỗi tháng</Text>
      <VerificationLine texts={verification} onVerify={ignore} />
    </ExampleDialog>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Notice tone="caution" title={verification.message}>
        Bước 1/2
      </Notice>
      <Progress />
    </ExampleColumn>
  ),
]
