import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { OperatingSystem } from '#contracts/catalog.ts'
import { Table } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface SystemTableTexts {
  /** Accessible name of the table. */
  caption: string
  columns: Readonly<Record<'system' | 'endOfLife' | 'state' | 'successors', string>>
  /** Badges: the maker still mends security holes, or no longer. */
  supported: string
  ended: string
  /** In place of the day, if the catalogue has none. */
  noEnd: string
  /** In place of successors, for a system that needs none. */
  noSuccessor: string
  /** Shown instead of rows while nothing is offered. */
  none: string
}

export interface SystemTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: SystemTableTexts
  /** The systems to list, in display order. */
  systems: readonly OperatingSystem[]
  /** All systems of the catalogue, for the names of successors. Default: `systems`. */
  allSystems?: readonly OperatingSystem[]
  /** The present day, such as `2026-11-23`. */
  today: string
}

/** The systems that can be ordered, until when their makers support them, and what to choose instead. */
export function SystemTable({ texts, systems, allSystems = systems, today, ...rest }: SystemTableProps) {
  const { date, list } = useFormats()
  const namesOf = ({ successorIds }: OperatingSystem) =>
    successorIds.flatMap((id) => allSystems.find((system) => system.id === id)?.name ?? [])
  return (
    <Table
      data-component="SystemTable"
      {...rest}
      caption={texts.caption}
      columns={[
        { id: 'system', header: texts.columns.system, rowHeader: true, cell: ({ name }) => name },
        {
          id: 'endOfLife',
          header: texts.columns.endOfLife,
          cell: ({ endOfLife }) => (endOfLife === null ? texts.noEnd : date(endOfLife)),
        },
        {
          id: 'state',
          header: texts.columns.state,
          cell: ({ endOfLife }) =>
            endOfLife !== null && endOfLife < today ? (
              <Badge tone="caution" icon={TriangleAlert}>
                {texts.ended}
              </Badge>
            ) : (
              <Badge tone="positive" icon={CircleCheck}>
                {texts.supported}
              </Badge>
            ),
        },
        {
          id: 'successors',
          header: texts.columns.successors,
          cell: (system) => {
            const names = namesOf(system)
            return <span>{names.length > 0 ? list(names) : texts.noSuccessor}</span>
          },
        },
      ]}
      rows={systems}
      rowKey={({ id }) => id}
      narrow="stack"
      empty={<Box padding="lg">{texts.none}</Box>}
    />
  )
}
