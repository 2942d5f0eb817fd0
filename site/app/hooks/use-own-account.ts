import { useSWRConfig } from 'swr'
import type {
  Account,
  AccountClosing,
  AccountRequest,
  EmailChange,
  InvoiceDetails,
  MailChoices,
} from '#contracts/account.ts'
import type { PasswordChange, SecondFactorProof } from '#contracts/account-security.ts'
import type { AccountSession } from '#contracts/account-sessions.ts'
import type { DataAt } from '#contracts/calls.ts'
import type { PersonName } from '#contracts/rules/person-name.ts'
import type { User } from '#contracts/user.ts'
import * as accountPageArea from '#ds/texts/account-page.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import type { ThemeName } from '#ds/tokens/theme-names.ts'
import { ApiError } from '#site/api/api-error.ts'
import { paths } from '#site/api/paths.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useResultOf } from '#site/hooks/use-result-of.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { clearDrafts } from '#site/session/drafts.ts'
import { useStepUp } from '#site/session/step-up.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** The customer's own account, and the changes of who they are. */
export function useProfile() {
  const { accountToasts } = useTexts(accountPageArea)
  const { remedies } = useTexts(remediesArea)
  const { mutate } = useSWRConfig()
  const { signIn, forget } = useAuth()
  const withStepUp = useStepUp()
  const account = useQuery(paths.account, { revalidateIfStale: true })
  const obstacles = useQuery(paths.closing, { revalidateIfStale: true })
  const reason = (error: unknown) => reasonOf(error, remedies)
  const showUser = (user: User) => {
    // This changes the header, and what other pages have loaded.
    signIn(user)
    void mutate<DataAt<typeof paths.me>>(paths.me, { user }, { revalidate: false })
    void mutate<Account>(paths.account, (known) => known && { ...known, user }, { revalidate: false })
  }
  const change = (body: AccountRequest) => request('PATCH /api/account', { body })
  const refresh = () => void mutate(paths.account)
  return {
    account: toResource(account),
    onRename: useMutation({
      call: (name: PersonName) => change(name),
      onSuccess: ({ user }) => showUser(user),
      toasts: { done: { title: accountToasts.renamed, tone: 'positive' } },
      reasonOf: reason,
    }),
    onChangeEmail: useMutation({
      call: (body: EmailChange) => withStepUp(() => request('POST /api/account/email', { body })),
      onSuccess: refresh,
      toasts: { done: { title: accountToasts.emailRequested, tone: 'positive' } },
      reasonOf: reason,
    }),
    keepEmail: useMutation({
      call: () => request('DELETE /api/account/email'),
      onSuccess: refresh,
      toasts: { done: { title: accountToasts.emailKept, tone: 'neutral' } },
      reasonOf: reason,
    }),
    sendLink: useMutation({ call: () => request('POST /api/auth/resend-verification'), reasonOf: reason }),
    phone: {
      onSendCode: useMutation({
        call: (phone: string) => request('POST /api/account/phone/start', { body: { phone } }),
        reasonOf: reason,
      }),
      onVerify: useMutation({
        call: (code: string) => request('POST /api/account/phone/confirm', { body: { code } }),
        onSuccess({ user }) {
          showUser(user)
          refresh()
        },
        reasonOf: reason,
      }),
    },
    onChooseMails: useMutation({
      call: (mailGroups: Partial<MailChoices>) => change({ mailGroups }),
      onSuccess(_, choice) {
        const withChoice = (known?: Account) => known && { ...known, mailGroups: { ...known.mailGroups, ...choice } }
        void mutate<Account>(paths.account, withChoice, { revalidate: false })
      },
      reasonOf: reason,
    }),
    onSaveInvoice: useMutation({
      call: (invoiceDetails: InvoiceDetails | null) => change({ invoiceDetails }),
      onSuccess: refresh,
      toasts: {
        done: (_, details) =>
          details
            ? { title: accountToasts.invoiceSaved, tone: 'positive' }
            : { title: accountToasts.invoiceRemoved, tone: 'neutral' },
      },
      reasonOf: reason,
    }),
    obstacles: toResource(obstacles),
    onCloseAccount: useMutation({
      call: (body: AccountClosing) => withStepUp(() => request('POST /api/account/close', { body })),
      onSuccess() {
        // A customer who closes the account leaves nothing behind in this browser either.
        clearDrafts()
        forget('/')
      },
      toasts: { done: { title: accountToasts.closed, description: accountToasts.closedDetails, tone: 'neutral' } },
      reasonOf: reason,
    }),
    /** Keeps the choice for other browsers; this one has it already. */
    keepTheme: (theme: ThemeName) => void change({ theme }).catch(() => undefined),
  }
}

/** Whether a session has ended elsewhere: then the list only has to be brought up to date. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** How the account is opened: password, second factor, sessions, and what was tried. */
export function useSecurity() {
  const { accountToasts } = useTexts(accountPageArea)
  const { remedies } = useTexts(remediesArea)
  const { mutate } = useSWRConfig()
  const sessions = useQuery(paths.sessions, { revalidateIfStale: true })
  const signIns = useQuery(paths.signIns, { revalidateIfStale: true })
  const history = useQuery(paths.accountHistory, { revalidateIfStale: true })
  const reason = (error: unknown) => reasonOf(error, remedies)
  const refresh = () => void mutate(paths.account)
  const keepSessions = (isKept: (session: AccountSession) => boolean) =>
    void mutate<AccountSession[]>(paths.sessions, (known) => known?.filter(isKept), { revalidate: false })
  const keepOwn = () => keepSessions(({ current }) => current)
  return {
    sessions: toResource(sessions),
    signIns: toResource(signIns),
    history: toResource(history),
    onChangePassword: useMutation({
      call: (body: PasswordChange) => request('POST /api/account/password', { body }),
      onSuccess: keepOwn,
      toasts: { done: { title: accountToasts.passwordChanged, tone: 'positive' } },
      reasonOf: reason,
    }),
    startTotp: useResultOf({ call: () => request('POST /api/account/totp/start'), reasonOf: reason }),
    onConfirmTotp: useResultOf({
      call: (code: string) => request('POST /api/account/totp/confirm', { body: { code } }),
      onSuccess: refresh,
      reasonOf: reason,
    }),
    onDisableTotp: useMutation({
      call: (body: SecondFactorProof) => request('POST /api/account/totp/disable', { body }),
      onSuccess: refresh,
      toasts: { done: { title: accountToasts.totpDisabled, tone: 'neutral' } },
      reasonOf: reason,
    }),
    onRenewCodes: useResultOf({
      call: (body: SecondFactorProof) => request('POST /api/account/totp/recovery-codes', { body }),
      onSuccess: refresh,
      reasonOf: reason,
    }),
    onEnd: useMutation({
      async call({ id }: AccountSession) {
        await request(`DELETE /api/account/sessions/${id}`).catch((error: unknown) => {
          if (!isGone(error)) throw error
        })
      },
      onSuccess: (_, { id }) => keepSessions((session) => session.id !== id),
      toasts: { done: { title: accountToasts.sessionEnded, tone: 'neutral' } },
      reasonOf: reason,
    }),
    endOthers: useMutation({
      call: () => request('DELETE /api/account/sessions'),
      onSuccess: keepOwn,
      toasts: { done: { title: accountToasts.othersEnded, tone: 'neutral' } },
      reasonOf: reason,
    }),
  }
}
