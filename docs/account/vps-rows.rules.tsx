import { Power, RotateCw, SquareTerminal } from 'lucide-react'
import { VpsRows } from '#ds/account/VpsRows/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { type VpsState, VpsStateMark } from '#ds/components/VpsStateMark/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { vpsRows } from '#ds/texts/vi/account/console.ts'
import { ready } from '#stories/fixtures/account.ts'
import { now, sixVps } from '#stories/fixtures/console.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const notRunning = sixVps.filter(({ status }) => status === 'suspended' || status === 'failed')
const ignore = () => undefined
const look = { size: 'small', tone: 'neutral', emphasis: 'ghost', iconOnly: true } as const

interface RowProps {
  state: VpsState
  children: React.ReactNode
}

const Row = ({ state, children }: RowProps) => (
  <Inline justify="space-between" wrap="nowrap">
    <VpsStateMark state={state}>{vpsRows.states[state]}</VpsStateMark>
    <Inline space="none" wrap="nowrap">
      {children}
    </Inline>
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <VpsRows vps={ready(notRunning)} now={now} onSelectedIdChange={ignore} onOrder={ignore} texts={vpsRows} />
    </Miniature>
  ),
  () => <ExampleCode>{'const actionsOf = useCallback(\n  (vps) => tableOf(vps),\n  [],\n)'}</ExampleCode>,
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Row state="active">
        <Button {...look} icon={SquareTerminal} aria-label="Console" />
        <Button {...look} icon={RotateCw} aria-label="Chạy lại" />
        <Button {...look} icon={Power} aria-label="Tắt" />
      </Row>
      <Row state="creating">
        <Button {...look} icon={Power} aria-label="Tắt" />
      </Row>
    </ExampleColumn>
  ),
]
