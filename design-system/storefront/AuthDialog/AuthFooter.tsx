import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import * as css from './AuthDialog.css.ts'
import type { AuthDialogTexts } from './auth-texts.ts'

interface AuthFooterProps {
  /** Id of the form that the button submits. */
  formId: string
  pending: boolean
  /** Why the last attempt failed. Shown here, because the form may be scrolled out of view. */
  error: string | undefined
  /** Called to switch to the other mode. */
  onSwitchMode: () => void
  texts: AuthDialogTexts['login' | 'register']
}

/** The server's message, the submit button, and the button that switches to the other mode. */
export function AuthFooter({ formId, pending, error, onSwitchMode, texts }: AuthFooterProps) {
  return (
    <div className={css.footer}>
      {error !== undefined && (
        <Notice tone="critical" title={texts.failed} role="alert">
          {error}
        </Notice>
      )}
      <Button type="submit" form={formId} size="large" fullWidth pending={pending}>
        {pending ? texts.pending : texts.submit}
      </Button>
      <Button
        emphasis="ghost"
        fullWidth
        disabledReason={pending ? texts.pending : undefined}
        onClick={() => onSwitchMode()}
        className={css.other}
      >
        <span>
          <span className={css.question}>{texts.other.question}</span> {texts.other.action}
        </span>
      </Button>
    </div>
  )
}
