import { Dialog, DialogDescription, DialogDismiss, DialogHeading } from '@ariakit/react/dialog'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { d as header, f as heading, g as panel, T as SUPPORT_MESSAGE_MAX, _ as sent } from './account-CmgmESrj.js'
import {
  X as Button,
  _ as Notice,
  J as Stack,
  at as Text,
  b as useAction,
  vt as useMessage,
  gt as VisuallyHidden,
} from './base-JoUBlWxa.js'
import { r as Field, n as Input } from './forms-D21Tu8l-.js'
import { t as Textarea } from './Textarea-CTsQbVAp.js'

// design-system/account/SupportChat/ChatForm.tsx
/** Where the answer goes, and what it is about. */
function ChatForm({ form, pending, error, onSubmit, texts }) {
  const { errors } = form.formState
  const { getValues, setFocus } = form
  useEffect(() => setFocus(getValues('email') === '' ? 'email' : 'message'), [getValues, setFocus])
  const emailError = errors.email?.message
  const messageError = emailError ? void 0 : errors.message?.message
  return /* @__PURE__ */ jsxs('form', {
    noValidate: true,
    'aria-busy': pending || void 0,
    onSubmit,
    children: [
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children: pending && texts.sending,
      }),
      /* @__PURE__ */ jsxs(Stack, {
        space: 'md',
        children: [
          error !== void 0 &&
            /* @__PURE__ */ jsx(Notice, {
              tone: 'critical',
              title: texts.failureTitle,
              role: 'alert',
              children: error,
            }),
          /* @__PURE__ */ jsx(Field, {
            label: texts.email,
            error: emailError,
            required: true,
            children: /* @__PURE__ */ jsx(Input, {
              ...form.register('email'),
              type: 'email',
              autoComplete: 'email',
              readOnly: pending,
            }),
          }),
          /* @__PURE__ */ jsx(Field, {
            label: texts.message,
            error: messageError,
            required: true,
            children: /* @__PURE__ */ jsx(Textarea, {
              ...form.register('message'),
              maxLength: SUPPORT_MESSAGE_MAX,
              placeholder: texts.messagePlaceholder,
              readOnly: pending,
            }),
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            fullWidth: true,
            loading: pending,
            children: pending ? texts.sending : texts.send,
          }),
        ],
      }),
    ],
  })
}
// design-system/account/SupportChat/ChatSent.tsx
/** Says that the message is on its way, and offers to write another. */
function ChatSent({ email, onWriteAnother, texts }) {
  const root = useRef(null)
  useEffect(() => root.current?.focus(), [])
  return /* @__PURE__ */ jsxs('div', {
    ref: root,
    tabIndex: -1,
    className: sent,
    children: [
      /* @__PURE__ */ jsx(Notice, {
        tone: 'positive',
        title: texts.sent,
        children: texts.sentDescription(email),
      }),
      /* @__PURE__ */ jsx(Button, {
        tone: 'neutral',
        emphasis: 'outline',
        onClick: () => onWriteAnother(),
        children: texts.writeAnother,
      }),
    ],
  })
}
// design-system/account/SupportChat/chat-schema.ts
var filled = (message) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
/** The chat's rules: email and message are both required, with one sentence for either (product spec, section 5). */
var createChatSchema = ({ required }) =>
  v.object({
    email: filled(required),
    message: filled(required),
  })
// design-system/account/SupportChat/ChatPanel.tsx
/** What opens in place of the button. It stays while it is closed, with what was typed. */
function ChatPanel({ open, onOpenChange, launcher, email, onSend, texts }) {
  const [sentFrom, setSentFrom] = useState()
  const closeLabel = useMessage('close')
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createChatSchema({ required: texts.required })), [texts.required])
  const form = useForm({
    resolver,
    defaultValues: {
      email,
      message: '',
    },
  })
  const submit = form.handleSubmit(async (message) => {
    if (pending) return
    if (!(await run(() => onSend(message)))) return
    form.reset({
      email: message.email,
      message: '',
    })
    setSentFrom(message.email)
  })
  return /* @__PURE__ */ jsxs(Dialog, {
    open,
    onClose: () => onOpenChange(false),
    modal: false,
    unmountOnHide: true,
    hideOnInteractOutside: false,
    autoFocusOnShow: false,
    finalFocus: launcher,
    'data-state': sentFrom === void 0 ? 'writing' : 'sent',
    className: panel,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: header,
        children: [
          /* @__PURE__ */ jsxs('div', {
            children: [
              /* @__PURE__ */ jsx(DialogHeading, {
                className: heading,
                children: texts.heading,
              }),
              /* @__PURE__ */ jsx(Text, {
                size: 'small',
                tone: 'secondary',
                render: /* @__PURE__ */ jsx(DialogDescription, {}),
                children: texts.description,
              }),
            ],
          }),
          /* @__PURE__ */ jsx(DialogDismiss, {
            render: /* @__PURE__ */ jsx(Button, {
              tone: 'neutral',
              emphasis: 'ghost',
              size: 'small',
              iconOnly: true,
              icon: X,
              'aria-label': closeLabel,
            }),
            children: null,
          }),
        ],
      }),
      sentFrom === void 0
        ? /* @__PURE__ */ jsx(ChatForm, {
            form,
            pending,
            error,
            onSubmit: submit,
            texts,
          })
        : /* @__PURE__ */ jsx(ChatSent, {
            email: sentFrom,
            onWriteAnother: () => setSentFrom(void 0),
            texts,
          }),
    ],
  })
}

export { ChatPanel }
