import {
  CalendarClock,
  CircleCheck,
  CircleOff,
  History,
  Languages,
  MessageSquarePlus,
  TriangleAlert,
  Wrench,
} from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { folded } from '#contracts/rules/folded.ts'
import type {
  AdminIncident,
  IncidentKind,
  IncidentPhase,
  IncidentRequest,
  IncidentTranslationRequest,
  IncidentUpdateRequest,
} from '#contracts/status.ts'
import { AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import type { FormDrafts } from '#ds/admin/form-drafts.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { IncidentAction, IncidentsPanelTexts } from './incidents-texts.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { isPartlyWritten, TranslateDialog } from './TranslateDialog.tsx'
import { UpdateDialog } from './UpdateDialog.tsx'

export interface IncidentsPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: IncidentsPanelTexts
  /** All incidents and maintenance, newest first. */
  incidents: Resource<readonly AdminIncident[]>
  /** The time, for the check of the times that are entered. */
  now: () => string
  /** Writes down an incident, or plans a maintenance. The dialog shows a failure, and keeps what was entered. */
  onReport: (request: IncidentRequest) => Promise<SubmitResult>
  /** Adds what has changed; the state `resolved` ends it. */
  onUpdate: (incidentId: string, update: IncidentUpdateRequest) => Promise<SubmitResult>
  /** Adds languages to what was written. The dialog shows a failure, and keeps what was entered. */
  onTranslate: (incidentId: string, translation: IncidentTranslationRequest) => Promise<SubmitResult>
  /** Keeps what is written past the end of a session. Default: only while its dialog is open. */
  drafts?: FormDrafts
}

/** What needs an admin comes first. */
const order: readonly IncidentPhase[] = ['running', 'planned', 'past', 'cancelled']
const rank = ({ phase }: AdminIncident) => Math.min(order.indexOf(phase), order.indexOf('past'))

const phaseLooks = {
  running: { tone: 'critical', icon: TriangleAlert },
  planned: { tone: 'brand', icon: CalendarClock },
  past: { tone: 'positive', icon: CircleCheck, emphasis: 'quiet' },
  cancelled: { tone: 'neutral', icon: CircleOff, emphasis: 'quiet' },
} as const

const rowActions: Record<IncidentPhase, readonly IncidentAction[]> = {
  running: ['update', 'end'],
  planned: ['update', 'cancel'],
  past: ['history'],
  cancelled: ['history'],
}
const actionIcons = { update: MessageSquarePlus, end: CircleCheck, cancel: CircleOff, history: History } as const

/** Incidents and planned maintenance, as customers read them on the status page: they are written down, updated and ended here. */
export function IncidentsPanel(props: IncidentsPanelProps) {
  const { texts, incidents, now, onReport, onUpdate, onTranslate, drafts, ...rest } = props
  const { dateTime, list } = useFormats()
  const [query, setQuery] = useState('')
  const report = useRowDialog<IncidentKind>()
  const translation = useRowDialog<AdminIncident>()
  const update = useRowDialog<{ incident: AdminIncident; action: IncidentAction }>()

  const columns: TableColumn<AdminIncident>[] = [
    {
      id: 'title',
      header: texts.columns.title,
      rowHeader: true,
      cell: ({ title }) => <TruncatedText>{title}</TruncatedText>,
    },
    { id: 'kind', header: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    {
      id: 'components',
      header: texts.columns.components,
      cell: ({ components }) => list(components.map((name) => texts.components[name])),
    },
    {
      id: 'time',
      header: texts.columns.time,
      cell: ({ startsAt, endsAt }) =>
        endsAt === null ? texts.since(dateTime(startsAt)) : texts.between(dateTime(startsAt), dateTime(endsAt)),
    },
    {
      id: 'phase',
      header: texts.columns.phase,
      cell: ({ phase }) => <Badge {...phaseLooks[phase]}>{texts.phases[phase]}</Badge>,
    },
    {
      id: 'last',
      header: texts.columns.last,
      cell: ({ updates: [last] }) => last && <TruncatedText>{last.text}</TruncatedText>,
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      cell: (incident) => (
        <RowActions>
          {rowActions[incident.phase].map((action) => (
            <Button
              key={action}
              tone="neutral"
              emphasis="ghost"
              size="small"
              icon={actionIcons[action]}
              aria-label={texts.actionFor(texts.actions[action], incident.title)}
              onClick={() => update.show({ incident, action })}
            >
              {texts.actions[action]}
            </Button>
          ))}
          {isPartlyWritten(incident) && (
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              icon={Languages}
              aria-label={texts.actionFor(texts.translate, incident.title)}
              onClick={() => translation.show(incident)}
            >
              {texts.translate}
            </Button>
          )}
        </RowActions>
      ),
    },
  ]
  const latest = (row: AdminIncident) => dataOf(incidents)?.find(({ id }) => id === row.id) ?? row
  const expected = folded(query).trim()
  const isMatch = ({ title }: AdminIncident) => folded(title).includes(expected)

  return (
    <>
      <AdminTable
        data-component="IncidentsPanel"
        {...rest}
        texts={texts}
        icon={TriangleAlert}
        columns={columns}
        rows={mapResource(incidents, (all) => all.filter(isMatch).sort((a, b) => rank(a) - rank(b)))}
        rowKey={({ id }) => id}
        query={query}
        onQueryChange={setQuery}
        page={1}
        filter={
          <>
            <Button size="small" icon={TriangleAlert} onClick={() => report.show('incident')}>
              {texts.report.incident}
            </Button>
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              icon={Wrench}
              onClick={() => report.show('maintenance')}
            >
              {texts.report.maintenance}
            </Button>
          </>
        }
      />
      {report.target && (
        <ReportDialog
          key={`report ${report.target.key}`}
          texts={texts}
          kind={report.target.row}
          open={report.open}
          onOpenChange={report.onOpenChange}
          now={now}
          onReport={onReport}
          drafts={drafts}
        />
      )}
      {translation.target && (
        <TranslateDialog
          key={`translate ${translation.target.key}`}
          texts={texts}
          incident={latest(translation.target.row)}
          open={translation.open}
          onOpenChange={translation.onOpenChange}
          onTranslate={onTranslate}
          drafts={drafts}
        />
      )}
      {update.target && (
        <UpdateDialog
          key={`update ${update.target.key}`}
          texts={texts}
          {...update.target.row}
          open={update.open}
          onOpenChange={update.onOpenChange}
          onUpdate={onUpdate}
          drafts={drafts}
        />
      )}
    </>
  )
}
