import * as v from 'valibot'
import { passwordField, typedEmailField } from '#contracts/fields/credentials.ts'
import { splitName } from './split-name.ts'

/** Which of the two forms shows. */
export type AuthMode = 'login' | 'register'

/** Every sentence that validation in the dialog can show (product spec, section 5). */
export interface AuthValidationMessages {
  /** Email or password is missing. */
  required: string
  /** What the browser's own email field would refuse. */
  email: string
  password: string
  name: string
  confirmPassword: string
}

const given = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** What the dialog's form must hold. It holds all fields in both modes; those that a mode does not show may be anything. */
export const createAuthSchema = (mode: AuthMode, messages: AuthValidationMessages) =>
  v.pipe(
    v.object({
      name: mode === 'register' ? given(messages.name) : v.string(),
      email: v.pipe(given(messages.required), typedEmailField(messages.email)),
      password: v.pipe(v.string(), v.nonEmpty(messages.required), passwordField(messages.password)),
      confirmPassword: v.string(),
      rememberMe: v.boolean(),
    }),
    v.forward(
      // Compared whatever else is wrong.
      v.partialCheck(
        [['password'], ['confirmPassword']],
        (form) => mode === 'login' || form.password === form.confirmPassword,
        messages.confirmPassword,
      ),
      ['confirmPassword'],
    ),
  )

/** The form's state (product spec, section 3). */
export type AuthForm = v.InferInput<ReturnType<typeof createAuthSchema>>

export interface LoginCredentials {
  email: string
  password: string
}

/** A new account, as the server takes it. */
export interface NewAccount extends LoginCredentials {
  firstName: string
  lastName: string
}

/** What the login form means: `rememberMe` is never sent. */
export const toCredentials = ({ email, password }: AuthForm): LoginCredentials => ({ email, password })

/** What the register form means. */
export const toNewAccount = (form: AuthForm): NewAccount => ({ ...toCredentials(form), ...splitName(form.name) })

/** What is typed in each mode, in the order of the screen. */
export const fieldsOf = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password', 'confirmPassword'],
} as const

type Messages = { [Field in (typeof fieldsOf)['register'][number]]?: string | undefined }

/** What a field says: of its own while it is missing, since the sentence about missing ones is said by the notice. */
export const fieldMessage = (message: string | undefined, required: string, missing: string) =>
  message === required ? missing : message

/** The one message that a notice says: what is missing before anything else, then as product spec, section 5, has them. */
export const noticeOf = ({ name, email, password, confirmPassword }: Messages, required: string) =>
  email === required || password === required ? required : (name ?? email ?? password ?? confirmPassword)
