import { QrCode } from '#ds/components/QrCode/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SpokenText } from '#storybook/guides/SpokenText.tsx'

const Code = () => (
  <div style={{ inlineSize: '6rem' }}>
    <QrCode value="SEN7K3QD2MG" label="" />
  </div>
)

export const good: RuleExample[] = [
  () => (
    <Inline space="md" wrap="nowrap">
      <Code />
      <Stack space="2xs">
        <Text size="small" tone="tertiary">
          Nội dung
        </Text>
        <Text family="mono" weight="semibold">
          SEN7K3QD2MG
        </Text>
      </Stack>
    </Inline>
  ),
  () => (
    <ExampleColumn align="center">
      <Code />
      <SpokenText>Mã VietQR để chuyển 500.000 ₫</SpokenText>
    </ExampleColumn>
  ),
]

/** The code as no bank's app reads it. */
const PinkCode = () => (
  <div style={{ inlineSize: '6rem', color: color.mark.bloom }}>
    <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden>
      <path d="M0 0h4v4H0zM8 0h4v4H8zM0 8h4v4H0zM5 1h1v2H5zM6 4h2v1H6zM1 5h2v2H1zM9 5h2v1H9zM8 7h1v2H8zM10 8h2v2h-2zM5 9h2v3H5zM9 11h2v1H9z" />
    </svg>
  </div>
)

export const bad: RuleExample[] = [() => <PinkCode />]
