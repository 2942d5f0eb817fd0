import * as v from 'valibot'
import { lineSchema } from './fields/line.ts'
import { inEachLanguage } from './fields/messages.ts'
import { languages } from './languages.ts'
import { INCIDENT_TEXT_MAX, INCIDENT_TITLE_MAX, INCIDENT_TRANSLATIONS_MAX } from './rules/limits.ts'
import { daySchema, idSchema, shareSchema, timestampSchema } from './values.ts'

const languageSchema = v.picklist(languages)

/** What is measured: the site and its API, the machines that are set up, and the payments that are booked. */
export const statusComponents = ['site', 'provisioning', 'payments'] as const
export const statusComponentSchema = v.picklist(statusComponents)
export type StatusComponent = v.InferOutput<typeof statusComponentSchema>

/** `unknown` until the first check, and when the last one is several minutes old. */
export const componentStates = ['operational', 'degraded', 'maintenance', 'unknown'] as const
export const componentStateSchema = v.picklist(componentStates)
export type ComponentState = v.InferOutput<typeof componentStateSchema>

export const incidentKinds = ['incident', 'maintenance'] as const
export const incidentKindSchema = v.picklist(incidentKinds)
export type IncidentKind = v.InferOutput<typeof incidentKindSchema>

export const incidentStates = ['scheduled', 'investigating', 'identified', 'monitoring', 'resolved'] as const
export const incidentStateSchema = v.picklist(incidentStates)
export type IncidentState = v.InferOutput<typeof incidentStateSchema>

/** Where an incident or a maintenance stands at the time of the response. `past` also without a last word: when a maintenance's time is over. */
export const incidentPhases = ['planned', 'running', 'past', 'cancelled'] as const
export const incidentPhaseSchema = v.picklist(incidentPhases)
export type IncidentPhase = v.InferOutput<typeof incidentPhaseSchema>

const incidentUpdateSchema = v.strictObject({
  at: timestampSchema,
  state: incidentStateSchema,
  text: v.string(),
  language: languageSchema,
})

/** An incident or a maintenance, in the caller's language, or the one that it was written in (`language`); `updates` newest first. `endsAt` of a maintenance is when it is planned to end, until it has. */
export const incidentSchema = v.strictObject({
  id: idSchema,
  kind: incidentKindSchema,
  state: incidentStateSchema,
  phase: incidentPhaseSchema,
  title: v.string(),
  language: languageSchema,
  components: v.array(statusComponentSchema),
  startsAt: timestampSchema,
  endsAt: v.nullable(timestampSchema),
  updates: v.array(incidentUpdateSchema),
})
export type Incident = v.InferOutput<typeof incidentSchema>

/** What was written in each language; empty where it is missing. */
const writtenSchema = v.strictObject({ vi: v.string(), en: v.string(), zh: v.string() })

/** An incident as the back-office has it: also with what was written in each language. */
export const adminIncidentSchema = v.strictObject({
  ...incidentSchema.entries,
  titles: writtenSchema,
  updates: v.array(v.strictObject({ ...incidentUpdateSchema.entries, id: idSchema, texts: writtenSchema })),
})
export type AdminIncident = v.InferOutput<typeof adminIncidentSchema>

/**
 * `GET /api/status`. `uptime90` is the share of the last 90 days' checks, one a minute, that found the component working; minutes in
 * which nothing was running to check it count as not working, those of a maintenance do not count. Null without any. `days` has the
 * same share for each day on which something was checked, oldest first. `measuredSince` is the first of them.
 */
export const statusSchema = v.strictObject({
  checkedAt: v.nullable(timestampSchema),
  measuredSince: v.nullable(daySchema),
  components: v.array(
    v.strictObject({
      name: statusComponentSchema,
      state: componentStateSchema,
      uptime90: v.nullable(shareSchema),
      days: v.array(v.strictObject({ day: daySchema, uptime: shareSchema })),
    }),
  ),
  incidents: v.array(incidentSchema),
})
export type ServiceStatus = v.InferOutput<typeof statusSchema>

const textRequired = inEachLanguage({
  vi: 'Vui lòng nhập nội dung bằng ít nhất một ngôn ngữ',
  en: 'Enter the text in at least one language',
  zh: '请至少用一种语言填写内容',
})
const tooLong = (max: number) =>
  inEachLanguage({
    vi: `Nội dung dài tối đa ${max} ký tự`,
    en: `Enter at most ${max} characters`,
    zh: `最多 ${max} 个字符`,
  })
const componentsRequired = inEachLanguage({
  vi: 'Vui lòng chọn ít nhất một dịch vụ bị ảnh hưởng',
  en: 'Choose at least one affected service',
  zh: '请至少选择一项受影响的服务',
})
const endMessage = inEachLanguage({
  vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu',
  en: 'The end must be after the start',
  zh: '结束时间须晚于开始时间',
})

const endRequired = inEachLanguage({
  vi: 'Vui lòng chọn thời điểm kết thúc bảo trì',
  en: 'Choose when the maintenance ends',
  zh: '请选择维护结束时间',
})

/** A text in some languages. What is missing is empty. */
const translationSchema = (max: number) => {
  const text = v.optional(v.pipe(lineSchema(textRequired), v.maxLength(max, tooLong(max))), '')
  return v.strictObject({ vi: text, en: text, zh: text }, textRequired)
}

/** A text in at least one language: at night nobody translates. */
const textsSchema = (max: number) =>
  v.pipe(
    translationSchema(max),
    v.forward(
      v.check((texts) => languages.some((language) => texts[language] !== ''), textRequired),
      ['vi'],
    ),
  )

/** `POST /api/admin/incidents`: an incident that has begun, or a maintenance that is planned. */
export const incidentRequestSchema = v.pipe(
  v.strictObject({
    kind: incidentKindSchema,
    title: textsSchema(INCIDENT_TITLE_MAX),
    text: textsSchema(INCIDENT_TEXT_MAX),
    components: v.pipe(
      v.array(statusComponentSchema, componentsRequired),
      v.minLength(1, componentsRequired),
      v.maxLength(statusComponents.length),
    ),
    startsAt: timestampSchema,
    endsAt: v.nullable(timestampSchema),
  }),
  v.forward(
    v.check(({ kind, endsAt }) => kind === 'incident' || endsAt !== null, endRequired),
    ['endsAt'],
  ),
  v.forward(
    v.check(({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt), endMessage),
    ['endsAt'],
  ),
)
export type IncidentRequest = v.InferOutput<typeof incidentRequestSchema>

/** `POST /api/admin/incidents/{incidentId}/updates`: what has changed. `resolved` ends it. */
export const incidentUpdateRequestSchema = v.strictObject({
  state: incidentStateSchema,
  text: textsSchema(INCIDENT_TEXT_MAX),
})
export type IncidentUpdateRequest = v.InferOutput<typeof incidentUpdateRequestSchema>

/** `POST /api/admin/incidents/{incidentId}/translations`: its title and its updates, in languages that they are missing in. */
export const incidentTranslationRequestSchema = v.strictObject({
  title: translationSchema(INCIDENT_TITLE_MAX),
  updates: v.pipe(
    v.array(v.strictObject({ id: idSchema, text: translationSchema(INCIDENT_TEXT_MAX) })),
    v.maxLength(INCIDENT_TRANSLATIONS_MAX),
  ),
})
export type IncidentTranslationRequest = v.InferOutput<typeof incidentTranslationRequestSchema>

/** `GET /api/admin/incidents`, newest first. */
export const incidentsSchema = v.strictObject({
  incidents: v.array(adminIncidentSchema),
  nextCursor: v.nullable(v.string()),
})
export type Incidents = v.InferOutput<typeof incidentsSchema>

export const incidentResponseSchema = v.strictObject({ incident: adminIncidentSchema })
export type IncidentResponse = v.InferOutput<typeof incidentResponseSchema>
