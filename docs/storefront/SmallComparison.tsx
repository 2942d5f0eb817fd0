import { Check, X } from 'lucide-react'
import { Table } from '#ds/components/Table/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import type { ComparisonRow } from '#ds/storefront/ComparisonTable/index.ts'
import { comparison } from '#ds/texts/vi/landing/comparison.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'

interface SmallComparisonProps {
  rows: readonly ComparisonRow[]
  /** Name of the other provider. */
  other?: string
}

const shown = (value: boolean | string | undefined) =>
  typeof value === 'string' ? value : <Icon icon={value ? Check : X} size="medium" />

/** A few rows of a ComparisonTable with one other provider, narrow enough for an example of a rule. */
export const SmallComparison = ({ rows, other = 'Bên A' }: SmallComparisonProps) => (
  <Miniature width="25rem" zoom={0.66}>
    <Table
      caption={comparison.table.caption}
      density="compact"
      columns={[
        { id: 'feature', header: comparison.table.feature, cell: ({ feature }) => feature, rowHeader: true },
        { id: 'own', header: comparison.table.own, cell: ({ own }) => <strong>{shown(own)}</strong> },
        { id: 'other', header: other, cell: ({ others }) => shown(others[0]) },
      ]}
      rows={rows}
      rowKey={({ feature }) => feature}
      empty={null}
    />
  </Miniature>
)
