import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ComponentPropsWithRef, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { type SubmitResult, useAction } from '#ds/components/use-action.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './AuthDialog.css.ts'
import { AuthFields } from './AuthFields.tsx'
import { AuthFooter } from './AuthFooter.tsx'
import {
  type AuthForm,
  type AuthMode,
  createAuthSchema,
  fieldsOf,
  type LoginCredentials,
  type NewAccount,
  noticeOf,
  toCredentials,
  toNewAccount,
} from './auth-schema.ts'
import type { AuthDialogTexts } from './auth-texts.ts'

export interface AuthDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onInvalid'> {
  /** Which form shows; `null` while the dialog is closed. */
  mode: 'login' | 'register' | null
  /**
   * Asked with the other mode by the link at the foot, and with `null` by the close button, the backdrop and Escape; never
   * while a request is under way. Whoever owns the dialog sets `null` after a success.
   */
  onModeChange: (mode: 'login' | 'register' | null) => void
  /** Valid values of the login form. A failure is shown and keeps everything that was typed. */
  onLogin: (credentials: LoginCredentials) => Promise<SubmitResult>
  /** Valid values of the register form, the name split in two (product spec, section 5). A failure is shown as well. */
  onRegister: (account: NewAccount) => Promise<SubmitResult>
  /** A form was refused before it was sent: the message for a notice. It stands at its field as well. */
  onInvalid?: (message: string) => void
  /** What is focused once it has closed. Default: what was focused before it opened. */
  finalFocus?: DialogProps['finalFocus']
  texts: AuthDialogTexts
}

const nothingTyped: AuthForm = { name: '', email: '', password: '', confirmPassword: '', rememberMe: false }

/**
 * Login and register in front of the landing page (product spec, sections 2 and 4). Name and email go from one form to the
 * other and outlast closing by mistake; passwords do neither. After a success the form is empty.
 */
export function AuthDialog({
  mode,
  onModeChange,
  onLogin,
  onRegister,
  onInvalid,
  texts,
  className,
  ...rest
}: AuthDialogProps) {
  const formId = useId()
  const { pending, error, run, clearError } = useAction()
  // While it closes, it goes on showing the form that it showed.
  const [shown, setShown] = useState<AuthMode>(mode ?? 'login')
  if (mode && mode !== shown) setShown(mode)

  const resolver = useMemo(() => valibotResolver(createAuthSchema(shown, texts.validation)), [shown, texts.validation])
  const form = useForm<AuthForm>({
    resolver,
    // Without it the resolver stops before the passwords are compared when any other field is wrong.
    criteriaMode: 'all',
    defaultValues: nothingTyped,
    shouldFocusError: false,
  })

  // Who has asked for the other form goes on in it, at what is still empty.
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
    form.reset({ ...form.getValues(), password: '', confirmPassword: '' })
    onModeChange(next)
  }

  const submit = form.handleSubmit(
    async (values) => {
      const done = await run(() =>
        shown === 'login' ? onLogin(toCredentials(values)) : onRegister(toNewAccount(values)),
      )
      if (done) form.reset(nothingTyped)
    },
    ({ name, email, password, confirmPassword }) => {
      const messages = {
        name: name?.message,
        email: email?.message,
        password: password?.message,
        confirmPassword: confirmPassword?.message,
      }
      const first = fieldsOf[shown].find((field) => messages[field])
      const notice = noticeOf(messages, texts.validation.required)
      if (first) form.setFocus(first)
      if (notice) onInvalid?.(notice)
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
      heading={texts[shown].heading}
      description={texts[shown].description}
      className={classNames(css.dialog, className)}
      footer={
        <AuthFooter
          formId={formId}
          pending={pending}
          error={error}
          onOther={() => change(shown === 'login' ? 'register' : 'login')}
          texts={texts[shown]}
        />
      }
    >
      <form id={formId} noValidate aria-busy={pending || undefined} onSubmit={submit}>
        {/* Anew for each mode, so that a password that was shown is hidden again. */}
        <AuthFields key={shown} form={form} mode={shown} pending={pending} texts={texts} />
      </form>
    </Dialog>
  )
}
