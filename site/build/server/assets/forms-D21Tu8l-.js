import { Role } from '@ariakit/react/role'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import {
  X as Button,
  yt as classNames,
  o as control,
  m as describedByIds,
  u as FieldContext,
  f as FieldMessages,
  h as field,
  s as frame,
  g as label,
  p as RequiredMark,
  d as useFieldControl,
  rt as useMergedRef,
  vt as useMessage,
} from './base-JoUBlWxa.js'

// design-system/components/Field/Field.tsx
/**
 * Label, control and messages, tied together for every reader. Rest props and ref reach the root; the control's own
 * props stand on the control.
 */
function Field({ label: label$1, description, error, required = false, controlId, className, children, ...rest }) {
  const id = useId()
  const messages = {
    descriptionId: `${id}-description`,
    errorId: `${id}-error`,
    description,
    error,
  }
  const describedBy = describedByIds(messages)
  const invalid = Boolean(error)
  const control = useMemo(
    () => ({
      controlId: controlId ?? `${id}-control`,
      describedBy,
      invalid,
      required,
    }),
    [controlId, id, describedBy, invalid, required],
  )
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'Field',
    'data-invalid': invalid || void 0,
    ...rest,
    className: classNames(field, className),
    children: [
      /* @__PURE__ */ jsxs('label', {
        htmlFor: control.controlId,
        className: label,
        children: [label$1, required && /* @__PURE__ */ jsx(RequiredMark, {})],
      }),
      /* @__PURE__ */ jsx(FieldContext, {
        value: control,
        children,
      }),
      /* @__PURE__ */ jsx(FieldMessages, { ...messages }),
    ],
  })
}
// design-system/components/Input/Input.tsx
/** A press on the frame beside the input (a unit, an icon) means the input. */
function focusInput(event) {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}
/**
 * One line of text. Controlled (`value`, `onChange`), uncontrolled (`defaultValue`) or registered with a form library:
 * ref and every native prop reach the `<input>`; `className` goes to the frame around it.
 */
function Input({
  size = 'medium',
  prefix: prefix$1,
  suffix: suffix$1,
  'data-component': component = 'Input',
  className,
  ...rest
}) {
  const field = useFieldControl(rest)
  return /* @__PURE__ */ jsxs(Role.span, {
    'data-component': component,
    className: classNames(frame({ size }), className),
    onMouseDown: focusInput,
    children: [
      prefix$1 &&
        /* @__PURE__ */ jsx('span', {
          className: classNames('_1xou5dz4', '_1xou5dz5'),
          children: prefix$1,
        }),
      /* @__PURE__ */ jsx('input', {
        ...rest,
        ...field,
        className: control,
      }),
      suffix$1 &&
        /* @__PURE__ */ jsx('span', {
          className: classNames('_1xou5dz4', '_1xou5dz6'),
          children: suffix$1,
        }),
    ],
  })
}
// design-system/components/PasswordInput/PasswordInput.tsx
/**
 * A password, hidden until its reader asks to see it. Give `autoComplete`: `current-password` or `new-password`.
 * Showing it keeps focus and caret where they are. Ref and native props reach the `<input>`.
 */
function PasswordInput({ ref, ...rest }) {
  const [shown, setShown] = useState(false)
  const showPassword = useMessage('showPassword')
  const hidePassword = useMessage('hidePassword')
  const input = useRef(null)
  const selection = useRef(null)
  const toggle = () => {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd]
    setShown(!shown)
  }
  useLayoutEffect(() => {
    if (selection.current) input.current?.setSelectionRange(...selection.current)
    selection.current = null
  }, [shown])
  return /* @__PURE__ */ jsx(Input, {
    'data-component': 'PasswordInput',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    ...rest,
    ref: useMergedRef(input, ref),
    type: shown ? 'text' : 'password',
    suffix: rest.disabled
      ? void 0
      : /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'ghost',
          size: 'small',
          iconOnly: true,
          icon: shown ? EyeOff : Eye,
          'aria-label': shown ? hidePassword : showPassword,
          onClick: toggle,
          onMouseDown: (event) => event.preventDefault(),
        }),
  })
}

export { Field as r, Input as n, PasswordInput as t }
