import { useState } from 'react'
import type { ApiTokenRequest } from '#contracts/api-tokens.ts'
import { type ApiScope, apiScopes } from '#contracts/rules/api-scopes.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { API_TOKEN_DAYS, API_TOKEN_NAME_MAX } from '#contracts/rules/limits.ts'
import { useFocusOnceLost } from '#ds/account/use-focus-once-lost.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import type { CreateTokenTexts } from './api-tokens-texts.ts'
import { CheckboxList } from './CheckboxList.tsx'
import { CopiedText, SecretOnce } from './SecretOnce.tsx'

/** The result of an action that makes a secret. */
export type SecretResult = { ok: true; secret: string } | Extract<SubmitResult, { ok: false }>

export interface CreateTokenDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The current time, ISO 8601. */
  now: string
  onSubmit: (request: ApiTokenRequest) => Promise<SecretResult>
  /** Returns a command that uses a token with these scopes; null if there is none to try. */
  exampleOf: (secret: string, scopes: readonly ApiScope[]) => string | null
  texts: CreateTokenTexts
}

const { min, max } = API_TOKEN_DAYS
const choices = [min, 7, 30, API_TOKEN_DAYS.default, 180, max]
const beginning = { name: '', scopes: ['vps:read'] as readonly ApiScope[], days: API_TOKEN_DAYS.default as number }

/** Makes a token: what for, until when; then shows it, once. */
export function CreateTokenDialog({ open, onOpenChange, now, onSubmit, exampleOf, texts }: CreateTokenDialogProps) {
  const { pending, error, fieldErrors, run, clearError } = useAction()
  const [{ name, scopes, days }, setTyped] = useState(beginning)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [created, setCreated] = useState<{ name: string; secret: string; example: string | null } | null>(null)
  // The button that was clicked was removed together with the form.
  const closeButton = useFocusOnceLost<HTMLButtonElement>(created)
  const type = (change: Partial<typeof beginning>) => setTyped((typed) => ({ ...typed, ...change }))

  const trimmed = name.trim()
  const nameError =
    (wasSubmitted && trimmed === '' ? texts.nameRequired : undefined) ?? fieldErrorAt(fieldErrors, 'name')
  const scopesError = wasSubmitted && scopes.length === 0 ? texts.scopesRequired : undefined

  const close = () => {
    clearError()
    onOpenChange(false)
    setTyped(beginning)
    setWasSubmitted(false)
    setCreated(null)
  }
  const submit = async () => {
    setWasSubmitted(true)
    if (trimmed === '' || scopes.length === 0) return
    const expiresAt = new Date(Date.parse(now) + days * DAY_MS).toISOString()
    await run(async () => {
      const result = await onSubmit({ name: trimmed, scopes: [...scopes], expiresAt })
      if (result.ok) setCreated({ name: trimmed, secret: result.secret, example: exampleOf(result.secret, scopes) })
      return result
    })
  }
  return (
    <FormDialog
      data-component="CreateTokenDialog"
      open={open}
      onOpenChange={close}
      onSubmit={submit}
      pending={pending}
      error={nameError === undefined && scopesError === undefined ? error : undefined}
      space="lg"
      texts={{
        ...texts,
        ...(created && { heading: texts.createdHeading(created.name), description: undefined }),
        pending: texts.submitting,
        failed: texts.failureTitle,
      }}
      footer={
        created && (
          <Button ref={closeButton} onClick={close}>
            {texts.close}
          </Button>
        )
      }
    >
      {created ? (
        <SecretOnce label={texts.secret} secret={created.secret} texts={texts}>
          {created.example !== null && (
            <CopiedText label={texts.example} texts={texts}>
              {created.example}
            </CopiedText>
          )}
        </SecretOnce>
      ) : (
        <>
          <Field label={texts.name} description={texts.nameHint} error={nameError} required>
            <Input
              value={name}
              onChange={({ target }) => type({ name: target.value })}
              readOnly={pending}
              maxLength={API_TOKEN_NAME_MAX}
              autoComplete="off"
            />
          </Field>
          <CheckboxList
            label={texts.scopes}
            values={apiScopes}
            checked={scopes}
            onCheckedChange={(checked) => type({ scopes: checked })}
            hints={texts.scopeHints}
            error={scopesError}
          />
          <Field label={texts.expires} error={fieldErrorAt(fieldErrors, 'expiresAt')}>
            <Select
              value={String(days)}
              onChange={({ target }) => type({ days: Number(target.value) })}
              options={choices.map((choice) => ({ value: String(choice), label: texts.days(choice) }))}
            />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
