import type { IncidentKind, IncidentPhase, IncidentState, StatusComponent } from '#contracts/status.ts'
import type { AdminTableTexts } from '#ds/admin/AdminTable/index.ts'

/** Texts of the dialog that writes down an incident or a maintenance. */
interface ReportDialogTexts {
  headings: Record<IncidentKind, string>
  /** Says where it will be read, and that it cannot be deleted. */
  notice: { title: string; detail: string }
  title: string
  text: string
  textHint: string
  components: string
  startsAt: Record<IncidentKind, string>
  endsAt: string
  timeHint: string
  submit: Record<IncidentKind, string>
}

/** Texts of the dialog that shows what was written, adds to it, or ends it. */
interface UpdateDialogTexts {
  headings: Record<IncidentAction, (title: string) => string>
  state: string
  text: string
  written: string
  /** Said before an incident is ended, or a maintenance is cancelled. */
  ending: Record<'end' | 'cancel', { title: string; detail: string }>
  submit: Record<'update' | 'end' | 'cancel', string>
  close: string
}

/** Texts of the dialog that adds languages. */
interface TranslateDialogTexts {
  heading: (title: string) => string
  /** Said of a language that someone else has written meanwhile, with the text. */
  already: (text: string) => string
  submit: string
}

/** What a row's buttons do. */
export type IncidentAction = 'update' | 'end' | 'cancel' | 'history'

/** All texts of incidents and maintenance in the back-office. */
export interface IncidentsPanelTexts extends AdminTableTexts {
  report: Record<IncidentKind, string>
  columns: {
    title: string
    kind: string
    components: string
    time: string
    phase: string
    last: string
    actions: string
  }
  kinds: Readonly<Record<IncidentKind, string>>
  components: Readonly<Record<StatusComponent, string>>
  states: Readonly<Record<IncidentState, string>>
  phases: Record<IncidentPhase, string>
  since: (time: string) => string
  between: (start: string, end: string) => string
  actions: Record<IncidentAction, string>
  /** Button of a row with texts that are missing in a language. */
  translate: string
  /** Accessible name of a row's button. */
  actionFor: (action: string, title: string) => string
  reportDialog: ReportDialogTexts
  updateDialog: UpdateDialogTexts
  translateDialog: TranslateDialogTexts
  problems: {
    someLanguage: string
    components: string
    time: string
    startsLater: string
    endsTooSoon: string
    endPassed: string
  }
  pending: string
  cancel: string
  failed: string
}
