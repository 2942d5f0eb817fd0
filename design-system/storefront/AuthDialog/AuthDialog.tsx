import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { Edition } from '#contracts/languages.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { SecondFactorForm } from '#ds/domain/SecondFactorForm/index.ts'
import { type SignInResult, type SubmitResult, useAction, withoutCode } from '#ds/hooks/use-action.ts'
import * as css from './AuthDialog.css.ts'
import { AuthFields } from './AuthFields.tsx'
import { AuthFooter } from './AuthFooter.tsx'
import {
  type AuthForm,
  type AuthMode,
  createAuthSchema,
  fieldsOf,
  isMissing,
  toLoginRequest,
  toRegisterRequest,
} from './auth-schema.ts'
import type { AuthDialogTexts } from './auth-texts.ts'

export interface AuthDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onInvalid'> {
  /** The form to show; `null` while the dialog is closed. */
  mode: 'login' | 'register' | null
  /**
   * Called with the other mode by the link in the footer, and with `null` by the close button, the backdrop and Escape; never
   * while a request is pending. The caller sets `null` after a success.
   */
  onModeChange: (mode: 'login' | 'register' | null) => void
  /**
   * Called with the valid values of the login form. On failure the message is shown and the typed values stay. With `needsCode`, the second
   * step asks for the code, and it is called again with that.
   */
  onLogin: (values: LoginRequest) => Promise<SignInResult>
  /** Called with the valid values of the register form, the name split in two (`splitName`). Failures as in `onLogin`. */
  onRegister: (values: RegisterRequest) => Promise<SubmitResult>
  /** Called with the message for a toast when fields are missing. What to enter is shown at each of them. */
  onInvalid?: (message: string) => void
  /** The element that is focused after closing. Default: the one that was focused before opening. */
  finalFocus?: DialogProps['finalFocus']
  /** Says how a name is split. Default: `mixed`, as the product spec does (section 5). */
  edition?: Edition
  texts: AuthDialogTexts
}

const emptyForm: AuthForm = { name: '', email: '', password: '', confirmPassword: '', rememberMe: false }

/**
 * Login and registration on top of the landing page (product spec, sections 2 and 4). Name and email are kept when switching forms and after
 * closing; passwords are not. After a success the form is reset. A failure keeps it open and is shown in it, not only in a toast.
 */
export function AuthDialog({
  mode,
  onModeChange,
  onLogin,
  onRegister,
  onInvalid,
  edition = 'mixed',
  texts,
  className,
  ...rest
}: AuthDialogProps) {
  const formId = useId()
  const { pending, error, run, clearError } = useAction()
  // Keeps showing the last form while the dialog fades out.
  const [shown, setShown] = useState<AuthMode>(mode ?? 'login')
  if (mode && mode !== shown) setShown(mode)

  const resolver = useMemo(() => valibotResolver(createAuthSchema(shown, texts.validation)), [shown, texts.validation])
  const form = useForm<AuthForm>({
    resolver,
    // Without `all`, the resolver stops before it compares the passwords when any other field is invalid.
    criteriaMode: 'all',
    defaultValues: emptyForm,
    shouldFocusError: false,
  })

  // These are the values whose second factor is missing.
  const [waiting, setWaiting] = useState<LoginRequest | null>(null)

  // After switching forms, the first empty field gets the focus.
  const switching = useRef(false)
  useEffect(() => {
    if (!switching.current) return
    switching.current = false
    const empty = fieldsOf[shown].find((field) => form.getValues(field) === '')
    if (empty) form.setFocus(empty)
  }, [shown, form])

  const change = (next: AuthMode | null) => {
    if (pending) return
    switching.current = next !== null
    clearError()
    setWaiting(null)
    form.reset({ ...form.getValues(), password: '', confirmPassword: '' })
    onModeChange(next)
  }

  const submit = form.handleSubmit(
    async (values) => {
      let needsCode = false
      const done = await run(async () => {
        if (shown === 'register') return onRegister(toRegisterRequest(values, edition))
        const request = toLoginRequest(values)
        return withoutCode(await onLogin(request), () => {
          needsCode = true
          setWaiting(request)
        })
      })
      if (done && !needsCode) form.reset(emptyForm)
    },
    ({ name, email, password, confirmPassword }) => {
      const messages = {
        name: name?.message,
        email: email?.message,
        password: password?.message,
        confirmPassword: confirmPassword?.message,
      }
      const first = fieldsOf[shown].find((field) => messages[field])
      if (first) form.setFocus(first)
      if (isMissing(messages, texts.validation.required)) onInvalid?.(texts.validation.required)
    },
  )

  return (
    <Dialog
      data-component="AuthDialog"
      data-mode={shown}
      {...rest}
      open={mode !== null}
      onOpenChange={(open) => {
        if (!open) change(null)
      }}
      heading={waiting ? texts.secondStep.heading : texts[shown].heading}
      description={waiting ? texts.secondStep.description(waiting.email) : texts[shown].description}
      className={classNames(css.dialog, className)}
      footer={
        !waiting && (
          <AuthFooter
            formId={formId}
            pending={pending}
            error={error}
            onSwitchMode={() => change(shown === 'login' ? 'register' : 'login')}
            texts={texts[shown]}
          />
        )
      }
    >
      {waiting ? (
        <SecondFactorForm
          onSubmit={async (code) => {
            const result = withoutCode(await onLogin({ ...waiting, code }), () => undefined)
            if (result.ok) {
              setWaiting(null)
              form.reset(emptyForm)
            }
            return result
          }}
          onBack={() => setWaiting(null)}
          texts={texts.secondStep}
        />
      ) : (
        <form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit}>
          {/* Remounted for each mode, so that a password that was shown is hidden again. */}
          <AuthFields key={shown} form={form} mode={shown} pending={pending} texts={texts} />
        </form>
      )}
    </Dialog>
  )
}
