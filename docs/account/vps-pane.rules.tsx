import { Power, RotateCw, SquareTerminal } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { StemChart } from '#ds/components/StemChart/index.ts'
import { VpsStateMark } from '#ds/components/VpsStateMark/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { vpsPane } from '#ds/texts/vi/account/console.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleTooltip } from '#storybook/guides/ExampleTooltip.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const notRunning = 'Máy chưa chạy'
const look = { size: 'small', tone: 'neutral', emphasis: 'outline', disabledReason: notRunning } as const

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs" align="start">
      <ExampleTooltip>{notRunning}</ExampleTooltip>
      <Inline space="xs" wrap="nowrap">
        <Button {...look} icon={SquareTerminal}>
          Console
        </Button>
        <Button {...look} iconOnly icon={RotateCw} aria-label="Chạy lại" />
        <Button {...look} iconOnly icon={Power} aria-label="Tắt" />
      </Inline>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <VpsStateMark state="creating" stepsDone={2}>
        {vpsPane.states.creating}
      </VpsStateMark>
      <StemChart
        title="CPU"
        size="small"
        samples={{ status: 'ready', data: [] }}
        above={{ name: 'CPU', format: (value) => `${value}\u00a0%`, max: 100 }}
        empty="Chưa có số đo"
      />
    </ExampleColumn>
  ),
]
