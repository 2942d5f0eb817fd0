import { useId, useState } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { S as BALANCE_MAX } from './account-CmgmESrj.js'
import { t as RecordFacts } from './back-office-BQ2ilKM7.js'
import {
  X as Button,
  yt as classNames,
  r as EmailAddress,
  _ as Notice,
  t as Select,
  J as Stack,
  b as useAction,
  G as useFormats,
} from './base-JoUBlWxa.js'
import { t as Dialog } from './Dialog-CCtcldHe.js'
import { r as Field, n as Input } from './forms-D21Tu8l-.js'
import { t as Textarea } from './Textarea-CTsQbVAp.js'

// server/contracts/rules/balance.ts
/** Why an admin cannot set this balance; null when nothing is wrong with it. */
function balanceProblem(balance) {
  if (balance < 0n) return 'belowZero'
  return balance > 999999999999 ? 'aboveMaximum' : null
}
// design-system/admin/balance-change.ts
/** How a balance is changed: set to a new one, or by adding or subtracting. */
var balanceModes = ['set', 'add', 'subtract']
/** The effect of an entered amount (digits, not empty) on the current balance. */
function previewBalance(mode, amount, present) {
  const before = BigInt(present)
  const after = {
    set: BigInt(amount),
    add: before + BigInt(amount),
    subtract: before - BigInt(amount),
  }[mode]
  return {
    difference: after - before,
    after,
    problem: balanceProblem(after),
  }
}
// design-system/components/NumberInput/digits.ts
/** Keeps the digits of what was typed or pasted (`200.000 ₫` gives `200000`), the caret behind the same digit as before. */
function keepDigits(text, caret) {
  const digits = (part) => part.normalize('NFKC').replace(/\D/g, '')
  return {
    value: digits(text),
    caret: digits(text.slice(0, caret)).length,
  }
}
// design-system/components/NumberInput/NumberInput.css.ts
var tabular = '_5m87ph0'
// design-system/components/NumberInput/NumberInput.tsx
/**
 * A whole number of zero or more, such as an amount in dong. The value is a string of digits: anything else that is
 * typed or pasted is dropped before `onChange` sees it. A text field with a number keypad, not `type="number"`, whose
 * value a scroll wheel changes and which takes `1e5`. Limits are the form's to check.
 */
function NumberInput({ onChange, className, ...rest }) {
  const change = (event) => {
    const input = event.currentTarget
    const { value, caret } = keepDigits(input.value, input.selectionStart ?? input.value.length)
    if (value !== input.value) {
      input.value = value
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return /* @__PURE__ */ jsx(Input, {
    'data-component': 'NumberInput',
    autoComplete: 'off',
    ...rest,
    type: 'text',
    inputMode: 'numeric',
    onChange: change,
    className: classNames(tabular, className),
  })
}
// design-system/admin/BalanceDialog/BalanceForm.tsx
/** The fields of BalanceDialog, and the result of the last submission. */
function BalanceForm({ id, texts, email, currentBalance, movedFrom, error, entry, preview, onEntryChange, onSubmit }) {
  const { currency } = useFormats()
  const messages = useAmountMessages(texts, entry.mode, preview, currentBalance)
  const change = (part) =>
    onEntryChange({
      ...entry,
      ...part,
    })
  const submit = (event) => {
    event.preventDefault()
    onSubmit()
  }
  return /* @__PURE__ */ jsx('form', {
    id,
    onSubmit: submit,
    children: /* @__PURE__ */ jsxs(Stack, {
      children: [
        error &&
          /* @__PURE__ */ jsx(Notice, {
            tone: 'critical',
            title: texts.failed,
            role: 'alert',
            children: error,
          }),
        movedFrom !== void 0 &&
          /* @__PURE__ */ jsx(Notice, {
            tone: 'caution',
            title: texts.moved.title,
            role: 'alert',
            children: texts.moved.detail(currency(movedFrom), currency(currentBalance)),
          }),
        /* @__PURE__ */ jsx(RecordFacts, {
          facts: [
            {
              label: texts.email,
              value: /* @__PURE__ */ jsx(EmailAddress, { children: email }),
            },
            {
              label: texts.currentBalance,
              value: currency(currentBalance),
            },
          ],
        }),
        /* @__PURE__ */ jsx(Field, {
          label: texts.mode,
          children: /* @__PURE__ */ jsx(Select, {
            options: balanceModes.map((mode) => ({
              value: mode,
              label: texts.modes[mode],
            })),
            value: entry.mode,
            onChange: ({ target }) => change({ mode: balanceModes.find((mode) => mode === target.value) ?? 'set' }),
          }),
        }),
        /* @__PURE__ */ jsx(Field, {
          label: texts.amounts[entry.mode],
          ...messages,
          children: /* @__PURE__ */ jsx(NumberInput, {
            suffix: '₫',
            autoFocus: true,
            value: entry.amount,
            onChange: ({ target }) => change({ amount: target.value }),
          }),
        }),
        /* @__PURE__ */ jsx(Field, {
          label: texts.reason,
          description: texts.reasonHint,
          children: /* @__PURE__ */ jsx(Textarea, {
            rows: 2,
            maxLength: 160,
            value: entry.reason,
            onChange: ({ target }) => change({ reason: target.value }),
          }),
        }),
      ],
    }),
  })
}
/** The text under the amount: its effect, or why it is not possible. */
function useAmountMessages(texts, mode, preview, currentBalance) {
  const { currency, signedCurrency } = useFormats()
  if (!preview) return {}
  const { difference, after, problem } = preview
  if (problem === 'belowZero') return { error: texts.belowZero(currency(currentBalance)) }
  if (problem === 'aboveMaximum') return { error: texts.aboveMaximum(currency(BALANCE_MAX)) }
  if (difference === 0n) return { description: texts.unchanged }
  if (mode === 'set') return { description: texts.adjustment(signedCurrency(String(difference))) }
  return { description: texts.result(currency(String(after))) }
}
// design-system/admin/BalanceDialog/BalanceDialog.tsx
var emptyEntry = {
  mode: 'set',
  amount: '',
  reason: '',
}
/** The change to send for an entry, based on the balance that was shown. */
function changeOf({ mode, amount, reason }, currentBalance) {
  const amounts =
    mode === 'set' ? { balance: amount } : { difference: String(mode === 'add' ? BigInt(amount) : -BigInt(amount)) }
  const trimmed = reason.trim()
  return {
    ...amounts,
    expectedBalance: String(currentBalance),
    ...(trimmed && { reason: trimmed }),
  }
}
/**
 * Changes a customer's balance: to a new one, or by a difference. The server books an adjustment, which the dialog previews. The
 * entry stays when the change fails, also when the balance has changed meanwhile: the preview then uses the new one.
 */
function BalanceDialog({
  open,
  onOpenChange,
  pending = false,
  texts,
  email,
  currentBalance,
  movedFrom,
  onSubmit,
  error,
  ...rest
}) {
  const formId = useId()
  const [entry, setEntry] = useState(emptyEntry)
  const preview = entry.amount === '' ? null : previewBalance(entry.mode, entry.amount, currentBalance)
  const outOfBounds = preview?.problem ? texts.outOfBoundsReason : void 0
  const disabledReason = preview === null ? texts.emptyReason : outOfBounds
  const close = () => {
    if (pending) return
    setEntry(emptyEntry)
    onOpenChange(false)
  }
  return /* @__PURE__ */ jsx(Dialog, {
    'data-component': 'BalanceDialog',
    ...rest,
    open,
    onOpenChange: (next) => !next && close(),
    heading: texts.heading,
    footer: /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          onClick: close,
          children: texts.cancel,
        }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          form: formId,
          loading: pending,
          disabledReason,
          children: pending ? texts.pending : texts.submit,
        }),
      ],
    }),
    children: /* @__PURE__ */ jsx(BalanceForm, {
      id: formId,
      texts,
      email,
      currentBalance,
      movedFrom,
      error,
      entry,
      preview,
      onEntryChange: setEntry,
      onSubmit: () => {
        if (preview && !preview.problem && !pending) onSubmit(changeOf(entry, currentBalance))
      },
    }),
  })
}
// design-system/admin/UsersTable/BalanceEdit.tsx
/**
 * One edit of one user's balance: closes on success, stays and says why on failure. If the balance has changed since it was shown, the
 * dialog continues with the new one.
 */
function BalanceEdit({ texts, user, open, onOpenChange, onBalanceChange }) {
  const { pending, error, run } = useAction()
  const [moved, setMoved] = useState()
  const shown = moved?.to ?? user.balance
  const save = (change) =>
    run(async () => {
      const result = await onBalanceChange(user.id, change)
      if ('movedTo' in result) {
        setMoved({
          from: String(shown),
          to: result.movedTo,
        })
        return { ok: true }
      }
      if (result.ok) onOpenChange(false)
      return result
    })
  return /* @__PURE__ */ jsx(BalanceDialog, {
    texts,
    open,
    onOpenChange,
    email: user.email,
    currentBalance: shown,
    movedFrom: error === void 0 ? moved?.from : void 0,
    pending,
    error,
    onSubmit: save,
  })
}

export { BalanceEdit }
