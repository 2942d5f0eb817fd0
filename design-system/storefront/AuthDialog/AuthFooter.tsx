import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import * as css from './AuthDialog.css.ts'
import type { AuthDialogTexts } from './auth-texts.ts'

interface AuthFooterProps {
  /** Id of the form that the button submits. */
  formId: string
  pending: boolean
  /** Why the last try failed. Said here, since the form may be scrolled away. */
  error: string | undefined
  /** The other mode is asked for. */
  onOther: () => void
  texts: AuthDialogTexts['login' | 'register']
}

/** What the server said, the button that submits, and the way to the other mode. */
export function AuthFooter({ formId, pending, error, onOther, texts }: AuthFooterProps) {
  return (
    <div className={css.footer}>
      {error !== undefined && (
        <Notice tone="critical" title={texts.failed} role="alert">
          {error}
        </Notice>
      )}
      <Button type="submit" form={formId} size="large" fullWidth loading={pending}>
        {pending ? texts.pending : texts.submit}
      </Button>
      <Button
        emphasis="ghost"
        fullWidth
        disabledReason={pending ? texts.pending : undefined}
        onClick={() => onOther()}
        className={css.other}
      >
        <span>
          <span className={css.question}>{texts.other.question}</span> {texts.other.action}
        </span>
      </Button>
    </div>
  )
}
