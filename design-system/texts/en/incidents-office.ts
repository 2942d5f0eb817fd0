import type { IncidentsPanelTexts } from '#ds/admin/IncidentsPanel/index.ts'
import { list } from './admin/list.ts'
import { statusTexts } from './status.ts'

const { components, kinds, incidentStates, since, between, cancelled } = statusTexts

/** Incidents and maintenance in the back-office. */
export const incidentsOfficeTexts: IncidentsPanelTexts = {
  list,
  caption: statusTexts.incidentsTitle,
  search: 'Search incidents and maintenance',
  searchPlaceholder: 'Search by title',
  empty: {
    title: 'No incidents and no maintenance yet',
    description: 'What you write here appears on the status page at once.',
  },
  loadFailed: 'Incidents and maintenance could not be loaded',
  report: { incident: 'Report an incident', maintenance: 'Plan maintenance' },
  columns: {
    title: 'Title',
    kind: 'Kind',
    components: 'Affects',
    time: 'Time',
    phase: 'State',
    last: 'Latest update',
    actions: 'Actions',
  },
  kinds,
  components: {
    site: components.site.name,
    provisioning: components.provisioning.name,
    payments: components.payments.name,
  },
  states: incidentStates,
  since,
  between,
  phases: { running: 'Ongoing', planned: incidentStates.scheduled, past: incidentStates.resolved, cancelled },
  actions: { update: 'Add an update', end: 'End', cancel: 'Call off', history: 'View' },
  translate: 'Translate',
  actionFor: (action, title) => `${action}: ${title}`,
  reportDialog: {
    headings: { incident: 'Report a new incident', maintenance: 'Plan new maintenance' },
    notice: {
      title: 'Visible to everyone immediately',
      detail:
        'It appears on the status page in the language of the reader, or in the one that you write. It cannot be deleted afterwards, only updated and translated.',
    },
    title: 'Title',
    text: 'Text',
    textHint: 'What happens, what customers notice, and when there will be more news.',
    components: 'Affected services',
    startsAt: { incident: 'Since', maintenance: 'Maintenance starts' },
    endsAt: 'Maintenance ends',
    timeHint: 'Vietnam time (GMT+7).',
    submit: { incident: 'Publish the incident', maintenance: 'Publish the maintenance' },
  },
  updateDialog: {
    headings: {
      update: (title) => `Add an update: ${title}`,
      end: (title) => `End: ${title}`,
      cancel: (title) => `Call off: ${title}`,
      history: (title) => `What happened: ${title}`,
    },
    state: 'Current status',
    text: 'Text of the update',
    written: 'Published so far',
    ending: {
      end: { title: 'What has ended cannot be reopened', detail: 'If it happens again, report a new incident.' },
      cancel: {
        title: 'What is called off cannot be restored',
        detail: 'Say why and, if you know, when the maintenance will be.',
      },
    },
    submit: { update: 'Publish the update', end: 'End the incident', cancel: 'Call off the maintenance' },
    close: 'Close',
  },
  translateDialog: {
    heading: (title) => `Translate: ${title}`,
    already: (text) => `Someone else has published: “${text}”`,
    submit: 'Publish the translation',
  },
  problems: {
    someLanguage: 'Please write it in at least one language',
    components: 'Please choose at least one service',
    time: 'Please enter a date and a time',
    startsLater: 'An incident must have started already; schedule future work as maintenance',
    endsTooSoon: 'This must be after the start',
    endPassed: 'The end must be in the future',
  },
  pending: 'Publishing…',
  cancel: 'Cancel',
  failed: 'Not published',
}
