import { useState } from 'react'
import { type MailKind, mailKinds } from '#contracts/rules/mail-kinds.ts'
import { mailFilters } from '#ds/admin/MailLog/index.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as supportAdminArea from '#ds/texts/support-admin.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSearchBox } from '#site/hooks/use-search-box.ts'
import { useTab } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface MailLogOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** Whether the log is visible. */
  enabled: boolean
}

/** The log of mails: what is listed, what one of them says, and sending it once more. */
export function useMailLog({ token, enabled }: MailLogOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const { supportAdminTexts } = useTexts(supportAdminArea)
  const [filter, setFilter] = useTab(mailFilters, 'all', 'state')
  const [chosenKind, setKind] = useTab(['all', ...mailKinds], 'all', 'kind')
  const kind = chosenKind === 'all' ? undefined : chosenKind
  const { query, onQueryChange, search: address } = useSearchBox()
  const [readId, setReadId] = useState<string>()
  const list = useAdminList({
    token,
    path: '/api/admin/mails',
    filter: { ...(filter !== 'all' && { state: filter }), ...(kind && { kind }), ...(address !== '' && { address }) },
    enabled,
    rowsOf: (response) => response.mails,
  })
  const text = useQuery(token && enabled && readId ? [`/api/admin/mails/${readId}/text`, token] : null)
  const resend = useMutation({
    call: (mailId: string) => request(`POST /api/admin/mails/${mailId}/resend`, { token }),
    onSuccess: ({ mail }) => list.update((row) => (row.id === mail.id ? mail : row)),
    toasts: {
      done: { title: toastTexts.updated, tone: 'positive' },
      failed: toastTexts.updateFailed,
    },
    remedies: changeRemedies,
  })
  const sendTest = useMutation({
    call: () => request('POST /api/admin/mails/test', { token }),
    // Loads the page again, at whose top it is.
    onSuccess: () => list.update((row) => row),
    toasts: {
      done: ({ mail }) => ({ title: supportAdminTexts.mails.testSent, description: mail.address, tone: 'positive' }),
      failed: toastTexts.updateFailed,
    },
    remedies: changeRemedies,
  })
  return {
    ...list.props,
    query,
    onQueryChange,
    filter,
    onFilterChange: setFilter,
    kind,
    onKindChange: (next: MailKind | undefined) => setKind(next ?? 'all'),
    onRead: setReadId,
    text: toResource(text),
    onResend: resend,
    onSendTest: () => sendTest(undefined),
  }
}
