import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { Notice } from '#ds/components/Notice/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/Tabs/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import * as css from './LoginCard.css.ts'
import { LoginForm } from './LoginForm.tsx'
import type { LoginCardTexts, LoginReason } from './login-card-texts.ts'
import type { LoginValues, Registration } from './login-schema.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** Which of the two forms shows. */
export type LoginMode = 'login' | 'register'

export interface LoginCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: LoginCardTexts
  mode: LoginMode
  /** The other tab was chosen. The caller also sets `mode` to `login` after a successful registration. */
  onModeChange: (mode: LoginMode) => void
  /** Valid values of the login form. */
  onLogin: (values: LoginValues) => void
  /** Valid values of the register form, without the repeated password and without empty names. */
  onRegister: (registration: Registration) => void
  /** The server is asked: the button says so and a second submit does nothing. Default: false. */
  pending?: boolean
  /** What the server said to the last try in this mode. The toast of the route is not the only place that says it. */
  error?: string
  /** Why someone stands here, or that they have just registered. */
  reason?: LoginReason
}

const reasonLook = {
  signInRequired: { tone: 'brand', icon: Info },
  sessionEnded: { tone: 'caution', icon: TriangleAlert },
  accountLocked: { tone: 'critical', icon: TriangleAlert },
  registered: { tone: 'positive', icon: CircleCheck },
} as const

/**
 * Login and register of the login page (product spec, section 2). The email typed in one form is there in the
 * other, so who has just registered types only the password.
 */
export function LoginCard({
  texts,
  mode,
  onModeChange,
  onLogin,
  onRegister,
  pending = false,
  error,
  reason,
  className,
  ...rest
}: LoginCardProps) {
  const [email, setEmail] = useState('')
  const form = { texts, email, onEmailChange: setEmail, pending }

  return (
    <div data-component="LoginCard" data-mode={mode} {...rest} className={classNames(css.card, className)}>
      <Stack space="lg">
        <Heading level={1} size="page">
          {texts[mode].heading}
        </Heading>
        {reason && (
          <Notice tone={reasonLook[reason].tone} icon={reasonLook[reason].icon} role="status">
            {texts.reasons[reason]}
          </Notice>
        )}
        <Tabs value={mode} onValueChange={(value) => onModeChange(value === 'register' ? 'register' : 'login')}>
          <Stack space="lg">
            <TabList label={texts.modes}>
              <Tab value="login">{texts.login.tab}</Tab>
              <Tab value="register">{texts.register.tab}</Tab>
            </TabList>
            {error && (
              <Notice tone="critical" title={texts[mode].failed} role="alert">
                {error}
              </Notice>
            )}
            {/* In one place: the panel that goes is there, empty, for a moment longer. */}
            <div>
              <TabPanel value="login">
                {mode === 'login' && (
                  <LoginForm {...form} onLogin={onLogin} startAtPassword={reason === 'registered'} />
                )}
              </TabPanel>
              <TabPanel value="register">
                {mode === 'register' && <RegisterForm {...form} onRegister={onRegister} />}
              </TabPanel>
            </div>
          </Stack>
        </Tabs>
      </Stack>
    </div>
  )
}
