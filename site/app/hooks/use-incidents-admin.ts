import useSWR from 'swr'
import type {
  AdminIncident,
  IncidentRequest,
  IncidentTranslationRequest,
  IncidentUpdateRequest,
} from '#contracts/status.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { loadAll } from '#site/api/load-all.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useLanguage } from '#site/page-data.tsx'
import { adminSession } from '#site/session/admin-session.ts'
import { formDraftsOf } from '#site/session/drafts.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const PATH = '/api/admin/incidents'

interface Update {
  incidentId: string
  body: IncidentUpdateRequest
}

interface Translation {
  incidentId: string
  body: IncidentTranslationRequest
}

/** The data and the mutations of incidents and maintenance in the back-office. */
export function useIncidentsAdmin(token: string | undefined) {
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  // The server sends the titles in the language of the page.
  const language = useLanguage()
  const incidents = useSWR<readonly AdminIncident[], Error>(token ? [PATH, token, language] : null, () =>
    loadAll(PATH, 'incidents', token ?? ''),
  )
  const toasts = {
    done: { title: toastTexts.updated, tone: 'positive' },
    failed: toastTexts.updateFailed,
  } as const
  const reload = () => void incidents.mutate()

  const sendReport = useSendOnce((body: IncidentRequest, idempotencyKey) =>
    request('POST /api/admin/incidents', { body, token, idempotencyKey }),
  )
  const sendUpdate = useSendOnce(({ incidentId, body }: Update, idempotencyKey) =>
    request(`POST /api/admin/incidents/${incidentId}/updates`, { body, token, idempotencyKey }).catch((error) => {
      // It may have ended meanwhile.
      reload()
      throw error
    }),
  )
  const onReport = useMutation({ call: sendReport, onSuccess: reload, toasts, remedies: changeRemedies })
  const update = useMutation({ call: sendUpdate, onSuccess: reload, toasts, remedies: changeRemedies })
  const translate = useMutation({
    call: ({ incidentId, body }: Translation) =>
      request(`POST /api/admin/incidents/${incidentId}/translations`, { body, token }).catch((error) => {
        // Someone else may have translated it meanwhile: the dialog shows that.
        reload()
        throw error
      }),
    onSuccess: reload,
    toasts,
    remedies: changeRemedies,
  })
  return {
    incidents: toResource(incidents),
    now: () => new Date().toISOString(),
    drafts: formDraftsOf(adminSession.get()?.admin.email ?? ''),
    onReport,
    onTranslate: (incidentId: string, body: IncidentTranslationRequest) => translate({ incidentId, body }),
    onUpdate: (incidentId: string, body: IncidentUpdateRequest) => update({ incidentId, body }),
  }
}
