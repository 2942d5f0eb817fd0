import { CircleCheck, CircleHelp, CircleOff, Pencil, Plus, RefreshCw, Server, TriangleAlert } from 'lucide-react'
import type { InfrastructureNode, NewNode, NodeChange } from '#contracts/infrastructure.ts'
import { AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './InfrastructurePanel.css.ts'
import type { InfrastructurePanelTexts } from './infrastructure-texts.ts'
import { NodeDialog, type Place } from './NodeDialog.tsx'
import { UsedLevel } from './UsedLevel.tsx'

export interface NodesViewProps {
  texts: InfrastructurePanelTexts
  /** All nodes, by name. */
  nodes: Resource<readonly InfrastructureNode[]>
  /** Where machines can be. */
  locations: readonly Place[]
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** Writes down a node. The dialogs show every failure. */
  onCreateNode: (node: NewNode) => Promise<SubmitResult>
  onChangeNode: (nodeId: string, change: NodeChange) => Promise<SubmitResult>
  /** Asks the hypervisor for its state now. A failure is shown above the list. */
  onLook: () => Promise<SubmitResult>
}

/** A node that was not heard of for longer is not known to be up, in milliseconds. */
const SILENT_AFTER = 5 * 60_000
const MB_PER_GB = 1024

type SystemsTexts = InfrastructurePanelTexts['nodes']['systems']

const looks = {
  up: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  down: { tone: 'critical', icon: TriangleAlert },
  unknown: { tone: 'caution', icon: CircleHelp },
  off: { tone: 'neutral', icon: CircleOff, emphasis: 'quiet' },
} as const

function stateOf({ enabled, report }: InfrastructureNode, now: string): keyof typeof looks {
  if (!enabled) return 'off'
  if (!report || Date.parse(now) - Date.parse(report.at) > SILENT_AFTER) return 'unknown'
  return report.isUp ? 'up' : 'down'
}

/** Which systems a node can set up, which not, and when that was looked at. */
function Systems({ images, now, texts }: { images: InfrastructureNode['images']; now: string; texts: SystemsTexts }) {
  const { number, list, shortDateTime } = useFormats()
  if (!images)
    return (
      <span className={css.systems}>
        <Badge {...looks.unknown}>{texts.unknown}</Badge>
        <Text render={<span />} size="caption" tone="tertiary">
          {texts.notRefused}
        </Text>
      </span>
    )
  const { at, present, missing } = images
  const namesOf = (systems: typeof present) => list(systems.map(({ name }) => name))
  return (
    <span className={css.systems}>
      {missing.length === 0 ? (
        <Badge {...looks.up}>{texts.complete}</Badge>
      ) : (
        <Badge tone="critical" icon={TriangleAlert}>
          {texts.lacking(number(missing.length))}
        </Badge>
      )}
      {missing.length > 0 && (
        <Text render={<span />} size="caption" tone="primary">
          {texts.missing(namesOf(missing))}
        </Text>
      )}
      {present.length > 0 && (
        <Text render={<span />} size="caption" tone="secondary">
          {texts.present(namesOf(present))}
        </Text>
      )}
      <Text render={<span />} size="caption" tone="tertiary">
        {texts.lookedAt(shortDateTime(at, now))}
      </Text>
    </span>
  )
}

/** The nodes: what their machines take of them, which systems they have, and when they were last heard of. */
export function NodesView({ texts, nodes, locations, now, onCreateNode, onChangeNode, onLook }: NodesViewProps) {
  const own = texts.nodes
  const { number, gigabytes, shortDateTime } = useFormats()
  const dialog = useRowDialog<InfrastructureNode | null>()
  const { pending, error, run } = useAction()
  const placeOf = (id: number) => locations.find((place) => place.id === id)?.name ?? number(id)

  const reportOf = ({ report }: InfrastructureNode) => {
    if (!report) return own.never
    const at = own.heard(shortDateTime(report.at, now))
    return report.version === null ? at : `${at} · ${own.version(report.version)}`
  }

  const columns: TableColumn<InfrastructureNode>[] = [
    {
      id: 'name',
      header: own.columns.name,
      rowHeader: true,
      cell: ({ name, locationId, driver, used }) => (
        <span className={css.lines}>
          {name}
          <Text render={<span />} size="caption" tone="tertiary" weight="regular">
            {`${placeOf(locationId)} · ${driver} · ${own.machines(number(used.machines))}`}
          </Text>
        </span>
      ),
    },
    {
      id: 'state',
      header: own.columns.state,
      cell(node) {
        const state = stateOf(node, now)
        return (
          <span className={css.lines}>
            <Badge {...looks[state]}>{own.states[state]}</Badge>
            <Text render={<span />} size="caption" tone="tertiary">
              {reportOf(node)}
            </Text>
          </span>
        )
      },
    },
    {
      id: 'cores',
      header: own.columns.cores,
      cell({ cores, cpuOvercommit, used }) {
        const total = cores * cpuOvercommit
        const text = own.used(number(used.cores), number(total))
        return <UsedLevel label={own.columns.cores} used={used.cores} total={total} text={text} />
      },
    },
    {
      id: 'ram',
      header: own.columns.ram,
      cell({ ramMb, used }) {
        const text = own.used(gigabytes(used.ramMb / MB_PER_GB), gigabytes(ramMb / MB_PER_GB))
        return <UsedLevel label={own.columns.ram} used={used.ramMb} total={ramMb} text={text} />
      },
    },
    {
      id: 'disk',
      header: own.columns.disk,
      cell({ diskGb, used }) {
        const text = own.used(gigabytes(used.diskGb), gigabytes(diskGb))
        return <UsedLevel label={own.columns.disk} used={used.diskGb} total={diskGb} text={text} />
      },
    },
    {
      id: 'systems',
      header: own.columns.systems,
      cell: ({ images }) => <Systems images={images} now={now} texts={own.systems} />,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{own.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (node) => (
        <RowActions>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={Pencil}
            aria-label={texts.actionFor(own.edit, node.name)}
            onClick={() => dialog.show(node)}
          >
            {own.edit}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        texts={{ list: texts.list, ...own }}
        icon={Server}
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        query=""
        page={1}
        actionError={error || undefined}
        filter={
          <>
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              icon={RefreshCw}
              pending={pending}
              onClick={() => void run(onLook)}
            >
              {pending ? own.looking : own.look}
            </Button>
            <Button size="small" icon={Plus} onClick={() => dialog.show(null)}>
              {own.add}
            </Button>
          </>
        }
      />
      {dialog.target && (
        <NodeDialog
          key={dialog.target.key}
          texts={texts}
          node={dialog.target.row}
          locations={locations}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          onCreate={onCreateNode}
          onChange={onChangeNode}
        />
      )}
    </>
  )
}
