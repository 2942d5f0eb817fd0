import { MonthBars, type MonthSums } from '#ds/components/MonthBars/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const months: MonthSums[] = [
  { id: '10', label: 'T10', spent: 49 },
  { id: '11', label: 'T11', spent: 138, planned: 49, returned: 159, current: true },
  { id: '12', label: 'T12', spent: 0, planned: 187 },
]

const chart = (format?: (value: number) => string) => (
  <MonthBars
    label="Chi tiêu theo tháng, nghìn ₫"
    months={{ status: 'ready', data: months }}
    texts={{ month: 'Tháng', spent: 'Đã chi', planned: 'Dự kiến', returned: 'Đã hoàn' }}
    {...(format && { format })}
  />
)

export const good: RuleExample[] = [() => chart()]

export const bad: RuleExample[] = [() => chart((value) => `${value}.000 ₫`)]
