import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import {
  X as Button,
  n as Checkbox,
  yt as classNames,
  _ as Notice,
  H as notices,
  R as request,
  J as Stack,
  b as useAction,
  N as useAuth,
  v as useMutation,
  q as useToast,
} from './base-JoUBlWxa.js'
import { t as Dialog } from './Dialog-CCtcldHe.js'
import { r as Field, n as Input, t as PasswordInput } from './forms-D21Tu8l-.js'
import { r as passwordField, n as remedies, i as typedEmailField } from './remedies-B6OwiMJZ.js'

// design-system/storefront/AuthDialog/AuthDialog.css.ts
var dialog = '_5t5ud10'
var footer = '_5t5ud11'
var other = '_5t5ud12'
var question = '_5t5ud13'
// design-system/storefront/AuthDialog/split-name.ts
/**
 * A full name as the server takes it: the first word, and the rest; a single word stands for both (product spec, section 5).
 * Spaces around and between the words do not count.
 */
function splitName(name) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return {
    firstName,
    lastName: rest.join(' ') || firstName,
  }
}
// design-system/storefront/AuthDialog/auth-schema.ts
var given = (message) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
/** What the dialog's form must hold. It holds all fields in both modes; those that a mode does not show may be anything. */
var createAuthSchema = (mode, messages) =>
  v.pipe(
    v.object({
      name: mode === 'register' ? given(messages.name) : v.string(),
      email: v.pipe(given(messages.required), typedEmailField(messages.email)),
      password: v.pipe(v.string(), v.nonEmpty(messages.required), passwordField(messages.password)),
      confirmPassword: v.string(),
      rememberMe: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        (form) => mode === 'login' || form.password === form.confirmPassword,
        messages.confirmPassword,
      ),
      ['confirmPassword'],
    ),
  )
/** What the login form means: `rememberMe` is never sent. */
var toCredentials = ({ email, password }) => ({
  email,
  password,
})
/** What the register form means. */
var toNewAccount = (form) => ({
  ...toCredentials(form),
  ...splitName(form.name),
})
/** What is typed in each mode, in the order of the screen. */
var fieldsOf = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password', 'confirmPassword'],
}
/** What a field says: of its own while it is missing, since the sentence about missing ones is said by the notice. */
var fieldMessage = (message, required, missing) => (message === required ? missing : message)
/** The one message that a notice says: what is missing before anything else, then as product spec, section 5, has them. */
var noticeOf = ({ name, email, password, confirmPassword }, required) =>
  email === required || password === required ? required : (name ?? email ?? password ?? confirmPassword)
// design-system/storefront/AuthDialog/AuthFields.tsx
/** The fields of a mode: what is known of a person stands in the same place in both. */
function AuthFields({ form, mode, pending, texts }) {
  const { register, formState } = form
  const { name, confirmPassword } = formState.errors
  const said = (field) =>
    fieldMessage(formState.errors[field]?.message, texts.validation.required, texts.missing[field])
  const isNew = mode === 'register'
  return /* @__PURE__ */ jsxs(Stack, {
    space: 'md',
    children: [
      isNew &&
        /* @__PURE__ */ jsx(Field, {
          label: texts.fields.name,
          error: name?.message,
          required: true,
          children: /* @__PURE__ */ jsx(Input, {
            autoComplete: 'name',
            readOnly: pending,
            ...register('name'),
          }),
        }),
      /* @__PURE__ */ jsx(Field, {
        label: texts.fields.email,
        error: said('email'),
        required: true,
        children: /* @__PURE__ */ jsx(Input, {
          type: 'email',
          autoComplete: isNew ? 'email' : 'username',
          readOnly: pending,
          ...register('email'),
        }),
      }),
      /* @__PURE__ */ jsx(Field, {
        label: texts.fields.password,
        description: isNew && texts.passwordHint,
        error: said('password'),
        required: true,
        children: /* @__PURE__ */ jsx(PasswordInput, {
          autoComplete: isNew ? 'new-password' : 'current-password',
          readOnly: pending,
          ...register('password', isNew ? { deps: 'confirmPassword' } : void 0),
        }),
      }),
      isNew &&
        /* @__PURE__ */ jsx(Field, {
          label: texts.fields.confirmPassword,
          error: confirmPassword?.message,
          required: true,
          children: /* @__PURE__ */ jsx(PasswordInput, {
            autoComplete: 'new-password',
            readOnly: pending,
            ...register('confirmPassword'),
          }),
        }),
      /* @__PURE__ */ jsx(Checkbox, {
        ...register('rememberMe'),
        children: texts.fields.rememberMe,
      }),
    ],
  })
}
// design-system/storefront/AuthDialog/AuthFooter.tsx
/** What the server said, the button that submits, and the way to the other mode. */
function AuthFooter({ formId, pending, error, onOther, texts }) {
  return /* @__PURE__ */ jsxs('div', {
    className: footer,
    children: [
      error !== void 0 &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'critical',
          title: texts.failed,
          role: 'alert',
          children: error,
        }),
      /* @__PURE__ */ jsx(Button, {
        type: 'submit',
        form: formId,
        size: 'large',
        fullWidth: true,
        loading: pending,
        children: pending ? texts.pending : texts.submit,
      }),
      /* @__PURE__ */ jsx(Button, {
        emphasis: 'ghost',
        fullWidth: true,
        disabledReason: pending ? texts.pending : void 0,
        onClick: () => onOther(),
        className: other,
        children: /* @__PURE__ */ jsxs('span', {
          children: [
            /* @__PURE__ */ jsx('span', {
              className: question,
              children: texts.other.question,
            }),
            ' ',
            texts.other.act,
          ],
        }),
      }),
    ],
  })
}
// design-system/storefront/AuthDialog/AuthDialog.tsx
var nothingTyped = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  rememberMe: false,
}
/**
 * Login and register in front of the landing page (product spec, sections 2 and 4). Name and email go from one form to the
 * other and outlast closing by mistake; passwords do neither. After a success the form is empty.
 */
function AuthDialog({ mode, onModeChange, onLogin, onRegister, onInvalid, texts, className, ...rest }) {
  const formId = useId()
  const { pending, error, run, clearError } = useAction()
  const [shown, setShown] = useState(mode ?? 'login')
  if (mode && mode !== shown) setShown(mode)
  const resolver = useMemo(() => valibotResolver(createAuthSchema(shown, texts.validation)), [shown, texts.validation])
  const form = useForm({
    resolver,
    criteriaMode: 'all',
    defaultValues: nothingTyped,
    shouldFocusError: false,
  })
  const switching = useRef(false)
  useEffect(() => {
    if (!switching.current) return
    switching.current = false
    const empty = fieldsOf[shown].find((field) => form.getValues(field) === '')
    if (empty) form.setFocus(empty)
  }, [shown, form])
  const change = (next) => {
    if (pending) return
    switching.current = next !== null
    clearError()
    form.reset({
      ...form.getValues(),
      password: '',
      confirmPassword: '',
    })
    onModeChange(next)
  }
  const submit = form.handleSubmit(
    async (values) => {
      if (await run(() => (shown === 'login' ? onLogin(toCredentials(values)) : onRegister(toNewAccount(values)))))
        form.reset(nothingTyped)
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
  return /* @__PURE__ */ jsx(Dialog, {
    'data-component': 'AuthDialog',
    'data-mode': shown,
    ...rest,
    open: mode !== null,
    onOpenChange: (open) => {
      if (!open) change(null)
    },
    heading: texts[shown].heading,
    description: texts[shown].description,
    className: classNames(dialog, className),
    footer: /* @__PURE__ */ jsx(AuthFooter, {
      formId,
      pending,
      error,
      onOther: () => change(shown === 'login' ? 'register' : 'login'),
      texts: texts[shown],
    }),
    children: /* @__PURE__ */ jsx('form', {
      id: formId,
      noValidate: true,
      'aria-busy': pending || void 0,
      onSubmit: submit,
      children: /* @__PURE__ */ jsx(
        AuthFields,
        {
          form,
          mode: shown,
          pending,
          texts,
        },
        shown,
      ),
    }),
  })
}
// design-system/texts/vi/auth.ts
/**
 * The dialog of the landing page. The links between the modes, what is said while waiting, and the messages are the product
 * spec's own words (sections 2, 5 and 8); where it is silent, in the same manner.
 */
var authTexts = {
  login: {
    heading: 'Đăng nhập',
    description: 'Quản lý VPS, ví và hỗ trợ tại một nơi.',
    submit: 'Đăng nhập',
    pending: 'Đang đăng nhập...',
    failed: 'Chưa đăng nhập được',
    other: {
      question: 'Chưa có tài khoản?',
      act: 'Đăng ký ngay',
    },
  },
  register: {
    heading: 'Đăng ký tài khoản',
    description: 'Miễn phí 7 ngày, không cần thẻ.',
    submit: 'Đăng ký',
    pending: 'Đang đăng ký...',
    failed: 'Chưa đăng ký được',
    other: {
      question: 'Đã có tài khoản?',
      act: 'Đăng nhập',
    },
  },
  fields: {
    name: 'Họ và tên',
    email: 'Email',
    password: 'Mật khẩu',
    confirmPassword: 'Xác nhận mật khẩu',
    rememberMe: 'Ghi nhớ đăng nhập',
  },
  passwordHint: 'Ít nhất 6 ký tự',
  missing: {
    email: 'Nhập email của bạn',
    password: 'Nhập mật khẩu',
  },
  validation: {
    required: 'Vui lòng điền đầy đủ thông tin',
    email: 'Vui lòng nhập địa chỉ email hợp lệ',
    password: 'Mật khẩu phải có ít nhất 6 ký tự',
    name: 'Vui lòng nhập họ tên',
    confirmPassword: 'Mật khẩu xác nhận không khớp',
  },
}
/** What toasts say of the dialog (product spec, sections 5 and 8). Whoever owns the dialog shows them. */
var authNotices = {
  /** Title of a message about what was typed. */
  invalid: 'Lỗi',
  loggedIn: notices.loggedIn,
  loggedInDetail: 'Chào mừng bạn quay trở lại',
  loginFailed: notices.loginFailed,
  registered: 'Đăng ký thành công',
  registeredDetail: 'Tài khoản của bạn đã được tạo thành công',
  registrationFailed: 'Đăng ký thất bại',
}
// site/app/routes/sign-in-dialog.tsx
/**
 * Login and register in front of a public page. Either one signs in and leaves one where one was (product spec, section 4).
 * A module of its own, so that forms and their rules are fetched only when they are asked for.
 */
function SignInDialog({ mode, onModeChange }) {
  const { signIn } = useAuth()
  const toast = useToast()
  const enter = (path, [title, description], failed) => ({
    call: (body) =>
      request(path, {
        method: 'POST',
        body,
      }),
    onSuccess({ user }) {
      signIn(user)
      onModeChange(null)
    },
    notices: {
      done: {
        title,
        description,
        tone: 'positive',
      },
      failed,
    },
    remedies,
  })
  const login = useMutation(
    enter('/api/auth/login', [authNotices.loggedIn, authNotices.loggedInDetail], authNotices.loginFailed),
  )
  const register = useMutation(
    enter('/api/auth/register', [authNotices.registered, authNotices.registeredDetail], authNotices.registrationFailed),
  )
  return /* @__PURE__ */ jsx(AuthDialog, {
    texts: authTexts,
    mode,
    onModeChange,
    onLogin: login,
    onRegister: register,
    onInvalid: (message) =>
      toast.show({
        title: authNotices.invalid,
        description: message,
        tone: 'critical',
      }),
  })
}

export { SignInDialog }
