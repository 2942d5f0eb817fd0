import { useId, useState } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { t as RecordFacts } from './back-office-BQ2ilKM7.js'
import { X as Button, _ as Notice, J as Stack, at as Text, b as useAction, G as useFormats } from './base-JoUBlWxa.js'
import { t as Dialog } from './Dialog-CCtcldHe.js'
import { r as Field } from './forms-D21Tu8l-.js'
import { t as Textarea } from './Textarea-CTsQbVAp.js'

// design-system/admin/WaitingPanel/ResolveDialog.tsx
/** Takes the note about what was done with one payment. */
function ResolveDialog({ texts, payment, provider, reason, open, onOpenChange, onResolve }) {
  const { currency } = useFormats()
  const formId = useId()
  const [note, setNote] = useState('')
  const { pending, error, run } = useAction()
  const empty = note.trim() === ''
  const submit = async (event) => {
    event.preventDefault()
    if (empty || pending) return
    if (await run(() => onResolve(note.trim()))) onOpenChange(false)
  }
  return /* @__PURE__ */ jsx(Dialog, {
    open,
    onOpenChange: (next) => !(next || pending) && onOpenChange(false),
    heading: texts.heading,
    description: texts.description,
    footer: /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          onClick: () => !pending && onOpenChange(false),
          children: texts.cancel,
        }),
        /* @__PURE__ */ jsx(Button, {
          type: 'submit',
          form: formId,
          loading: pending,
          disabledReason: empty ? texts.emptyReason : void 0,
          children: pending ? texts.pending : texts.submit,
        }),
      ],
    }),
    children: /* @__PURE__ */ jsx('form', {
      id: formId,
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
          /* @__PURE__ */ jsx(RecordFacts, {
            facts: [
              {
                label: texts.provider,
                value: provider,
              },
              {
                label: texts.amount,
                value: currency(payment.amount),
              },
              {
                label: texts.reason,
                value: reason.label,
              },
              {
                label: texts.transaction,
                value: payment.transactionId,
              },
            ],
          }),
          /* @__PURE__ */ jsx(Text, { children: reason.advice }),
          /* @__PURE__ */ jsx(Field, {
            label: texts.note,
            description: texts.noteHint,
            children: /* @__PURE__ */ jsx(Textarea, {
              autoFocus: true,
              rows: 3,
              maxLength: 200,
              value: note,
              onChange: (event) => setNote(event.target.value),
            }),
          }),
        ],
      }),
    }),
  })
}

export { ResolveDialog }
