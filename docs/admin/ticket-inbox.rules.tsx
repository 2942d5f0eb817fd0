import type { ReactNode } from 'react'
import { TicketPriorityBadge } from '#ds/components/TicketPriorityBadge/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { supportOfficeTexts } from '#ds/texts/vi/support-office.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { priorities } = supportOfficeTexts.inbox

const Row = ({ background, children }: { background?: string; children: ReactNode }) => (
  <div style={{ padding: vars.space.xs, borderRadius: vars.radius.control, background }}>
    <Inline justify="space-between" wrap="nowrap" space="xs">
      {children}
    </Inline>
  </div>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="2xs">
      <Row>
        <Text size="small">Không vào được SSH</Text>
        <TicketPriorityBadge priority="urgent">{priorities.urgent}</TicketPriorityBadge>
      </Row>
      <Row>
        <Text size="small">Xin hóa đơn</Text>
        <TicketPriorityBadge priority="low">{priorities.low}</TicketPriorityBadge>
      </Row>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="2xs">
      {['Không vào được SSH', 'Máy chủ chạy chậm', 'Mất kết nối cơ sở dữ liệu'].map((subject) => (
        <Row key={subject} background={color.tone.critical.solid}>
          <span style={{ color: color.tone.critical.onSolid }}>
            <Text size="small" tone="inherit">
              {subject}
            </Text>
          </span>
        </Row>
      ))}
      <Row background={color.tone.caution.soft}>
        <Text size="small">Xin hóa đơn</Text>
      </Row>
    </ExampleColumn>
  ),
]
