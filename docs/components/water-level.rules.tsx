import { WaterLevel } from '#ds/components/WaterLevel/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [() => <WaterLevel label="RAM" value={1.2} max={2} valueText="1,2 GB trên 2 GB" />]

export const bad: RuleExample[] = [() => <WaterLevel label="Đang xử lý" value={90} valueText="sắp xong" />]
