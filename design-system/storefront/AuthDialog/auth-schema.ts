import * as v from 'valibot'
import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import { emailField, passwordField } from '#contracts/fields/credentials.ts'
import type { Edition } from '#contracts/languages.ts'
import { splitName } from '#contracts/rules/split-name.ts'

/** Which of the two forms is shown. */
export type AuthMode = 'login' | 'register'

/** The validation messages of the dialog (product spec, section 5). */
export interface AuthValidationMessages {
  /** Email or a password is missing. */
  required: string
  /** The email is one that the browser's own email field would reject. */
  email: string
  password: string
  name: string
  confirmPassword: string
}

const requiredText = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** Schema of the dialog's form. The form has all fields in both modes; fields that a mode does not show are not validated. */
export const createAuthSchema = (mode: AuthMode, messages: AuthValidationMessages) =>
  v.pipe(
    v.object({
      name: mode === 'register' ? requiredText(messages.name) : v.string(),
      email: v.pipe(requiredText(messages.required), emailField(messages.email)),
      password: v.pipe(v.string(), v.nonEmpty(messages.required), passwordField(messages.password)),
      confirmPassword: mode === 'register' ? v.pipe(v.string(), v.nonEmpty(messages.required)) : v.string(),
      rememberMe: v.boolean(),
    }),
    v.forward(
      // `partialCheck` compares the passwords even when other fields are invalid.
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

/** Converts the values of the login form. */
export const toLoginRequest = ({ email, password, rememberMe }: AuthForm): LoginRequest => ({
  email,
  password,
  remember: rememberMe,
})

/** Converts the values of the register form: the name is split as the edition writes names. */
export const toRegisterRequest = (form: AuthForm, edition: Edition): RegisterRequest => ({
  ...toLoginRequest(form),
  ...splitName(form.name, edition),
})

/** The text fields of each mode, in the order of the screen. */
export const fieldsOf = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password', 'confirmPassword'],
} as const

type Messages = { [Field in (typeof fieldsOf)['register'][number]]?: string | undefined }

/** Returns the message at a field. An empty field has its own message, because the toast shows the general one. */
export const fieldMessage = (message: string | undefined, required: string, missing: string) =>
  message === required ? missing : message

/** Whether the toast says that fields are missing (product spec, section 5). Any other message stands at its field, and nowhere else. */
export const isMissing = ({ email, password, confirmPassword }: Messages, required: string) =>
  [email, password, confirmPassword].includes(required)
