import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { Edition } from '#contracts/languages.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { SecondFactorForm } from '#ds/domain/SecondFactorForm/index.ts'
import { type SignInResult, type SubmitResult, useAction, withoutCode } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './LoginCard.css.ts'
import { LoginForm } from './LoginForm.tsx'
import type { LoginCardTexts, LoginReason } from './login-card-texts.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** Which of the two forms is shown. */
export type LoginMode = 'login' | 'register'

export interface LoginCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: LoginCardTexts
  /** In a chosen language, the register form has one field for the name. Default: `mixed`, with the product spec's two. */
  edition?: Edition
  mode: LoginMode
  /** Called when the other tab is selected. The caller also sets `mode` to `login` after a successful registration. */
  onModeChange: (mode: LoginMode) => void
  /**
   * Called with the valid values of the login form. On failure the message is shown above the form and the typed values stay. With
   * `needsCode`, the second step asks for the code, and it is called again with that.
   */
  onLogin: (values: LoginRequest) => Promise<SignInResult>
  /**
   * Called with the valid values of the register form, without the repeated password and without empty names. On failure the message
   * is shown above the form and the typed values stay.
   */
  onRegister: (values: RegisterRequest) => Promise<SubmitResult>
  /**
   * Signs in with a passkey, which the browser asks for; `remember` as it is checked in the form. On failure the message is shown above the form. Default:
   * there is no such button, as in a browser without passkeys.
   */
  onPasskey?: ((remember: boolean) => Promise<SubmitResult>) | undefined
  /** Why the visitor was sent to this page, or that they have just registered. Default: none. */
  reason?: LoginReason
}

const noticeByReason = {
  signInRequired: { tone: 'brand', icon: Info },
  sessionEnded: { tone: 'caution', icon: TriangleAlert },
  accountLocked: { tone: 'critical', icon: TriangleAlert },
  registered: { tone: 'positive', icon: CircleCheck },
} as const

/**
 * The login and register forms of the login page (product spec, section 2). An email typed in one form is also filled in in the
 * other one, so a visitor who has just registered types only the password.
 */
export function LoginCard({
  texts,
  edition = 'mixed',
  mode,
  onModeChange,
  onLogin,
  onRegister,
  onPasskey,
  reason,
  className,
  ...rest
}: LoginCardProps) {
  const [email, setEmail] = useState('')
  const { pending, error, run, clearError } = useAction()
  // A response may arrive when the other form is open: its message belongs to the form that was submitted.
  const [submittedMode, setSubmittedMode] = useState(mode)
  const send = (request: () => Promise<SubmitResult>) =>
    // This is inside `run`, which calls nothing while the request of the other form is pending.
    void run(() => {
      setSubmittedMode(mode)
      return request()
    })
  const form = { texts, email, onEmailChange: setEmail, pending }
  // These are the values whose second factor is missing.
  const [waiting, setWaiting] = useState<LoginRequest | null>(null)
  const firstStep = useRef<HTMLDivElement>(null)
  const login = async (values: LoginRequest) => withoutCode(await onLogin(values), () => setWaiting(values))
  const goBack = () => {
    // This comes before the focus, which nothing hidden can have.
    flushSync(() => setWaiting(null))
    firstStep.current?.querySelector<HTMLElement>('input[autocomplete="current-password"]')?.focus()
  }

  return (
    <div
      data-component="LoginCard"
      data-mode={mode}
      data-step={waiting ? 'code' : 'password'}
      {...rest}
      className={classNames(css.card, className)}
    >
      {waiting && (
        <Stack space="lg">
          <Stack space="xs">
            <Heading level={1} size="page">
              {texts.secondStep.heading}
            </Heading>
            <Text tone="secondary" className={css.about}>
              {texts.secondStep.description(waiting.email)}
            </Text>
          </Stack>
          <SecondFactorForm onSubmit={(code) => login({ ...waiting, code })} onBack={goBack} texts={texts.secondStep} />
        </Stack>
      )}
      {/* Hidden, not removed: what was typed is there on the way back. */}
      <div ref={firstStep} hidden={waiting !== null}>
        <Stack space="lg">
          <Heading level={1} size="page">
            {texts[mode].heading}
          </Heading>
          {/* What the attempt said is newer, and often the same. */}
          {reason && !error && (
            <Notice tone={noticeByReason[reason].tone} icon={noticeByReason[reason].icon} role="status">
              {texts.reasons[reason]}
            </Notice>
          )}
          <Tabs
            value={mode}
            onValueChange={(value) => {
              clearError()
              onModeChange(value === 'register' ? 'register' : 'login')
            }}
          >
            <Stack space="lg">
              <TabList label={texts.modes}>
                <Tab value="login">{texts.login.tab}</Tab>
                <Tab value="register">{texts.register.tab}</Tab>
              </TabList>
              {error && submittedMode === mode && (
                <Notice tone="critical" title={texts[mode].failed} role="alert">
                  {error}
                </Notice>
              )}
              {/* One wrapper: the panel of the tab that was left stays mounted, empty, for a moment, and must not add a gap. */}
              <div>
                <TabPanel value="login">
                  {mode === 'login' && (
                    <LoginForm
                      {...form}
                      onLogin={(values) => send(() => login(values))}
                      onPasskey={onPasskey && ((remember) => send(() => onPasskey(remember)))}
                      startAtPassword={reason === 'registered'}
                    />
                  )}
                </TabPanel>
                <TabPanel value="register">
                  {mode === 'register' && (
                    <RegisterForm
                      {...form}
                      edition={edition}
                      onRegister={(registration) => send(() => onRegister(registration))}
                    />
                  )}
                </TabPanel>
              </div>
            </Stack>
          </Tabs>
        </Stack>
      </div>
    </div>
  )
}
