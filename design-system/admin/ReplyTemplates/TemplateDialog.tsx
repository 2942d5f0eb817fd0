import { useId, useRef } from 'react'
import type { NewReplyTemplate, ReplyTemplate } from '#contracts/reply-templates.ts'
import { CONTACT_BODY_MAX } from '#contracts/rules/limits.ts'
import { fillTemplate, templateVariables, unknownVariables } from '#contracts/rules/template-variables.ts'
import { TEMPLATE_TITLE_MAX } from '#contracts/rules/ticket-limits.ts'
import { useFields } from '#ds/admin/InfrastructurePanel/use-fields.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './ReplyTemplates.css.ts'
import type { ReplyTemplatesTexts } from './templates-texts.ts'

interface TemplateDialogProps {
  texts: ReplyTemplatesTexts['dialog']
  /** The template that is changed; null for a new one. */
  template: ReplyTemplate | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onSave: (template: NewReplyTemplate) => Promise<SubmitResult>
}

/** Writes a reply template: its variables can be put in with a click, and the preview shows what a customer would read. */
export function TemplateDialog({ texts, template, open, onOpenChange, onSave }: TemplateDialogProps) {
  const labelId = useId()
  const body = useRef<HTMLTextAreaElement>(null)
  const form = useFields(
    { title: template?.title ?? '', body: template?.body ?? '' },
    (values) => ({
      title: values.title.trim() === '' ? texts.required : undefined,
      body: problemOf(values.body, texts),
    }),
    () => onOpenChange(false),
  )
  const { values, set, errorOf } = form
  const insert = (variable: string) => {
    const { selectionStart = values.body.length, selectionEnd = values.body.length } = body.current ?? {}
    const text = `{{${variable}}}`
    set({ body: values.body.slice(0, selectionStart) + text + values.body.slice(selectionEnd) })
    // The caret is set once React has written the text, so that typing continues behind the inserted variable.
    requestAnimationFrame(() => {
      body.current?.focus()
      body.current?.setSelectionRange(selectionStart + text.length, selectionStart + text.length)
    })
  }
  return (
    <FormDialog
      size="wide"
      texts={{ ...texts, heading: template ? texts.editHeading(template.title) : texts.addHeading, submit: texts.save }}
      open={open}
      onOpenChange={onOpenChange}
      pending={form.pending}
      error={form.error}
      onSubmit={() => form.submit(() => onSave({ title: values.title.trim(), body: values.body.trim() }))}
    >
      <Field label={texts.title} description={texts.titleHint} required error={errorOf('title')}>
        <Input
          maxLength={TEMPLATE_TITLE_MAX}
          autoComplete="off"
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field label={texts.body} required error={errorOf('body')}>
        <Textarea
          ref={body}
          rows={6}
          maxLength={CONTACT_BODY_MAX}
          value={values.body}
          onChange={({ target }) => set({ body: target.value })}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own. */}
      <div role="group" aria-labelledby={labelId} className={css.variables}>
        <Text id={labelId} render={<span />} size="small" weight="medium">
          {texts.variables}
        </Text>
        {templateVariables.map((variable) => (
          <span key={variable} className={css.variable}>
            <Button
              tone="neutral"
              emphasis="outline"
              size="small"
              className={css.code}
              aria-label={texts.insert(variable)}
              onClick={() => insert(variable)}
            >
              {`{{${variable}}}`}
            </Button>
            <Text render={<span />} size="small" tone="secondary">
              {texts.variableMeanings[variable]}
            </Text>
          </span>
        ))}
      </div>
      {values.body.trim() !== '' && (
        <Stack space="xs" render={<section aria-label={texts.preview} />}>
          <Text size="small" weight="medium">
            {texts.preview}
          </Text>
          <div className={css.preview}>{fillTemplate(values.body, texts.sample)}</div>
          <Text size="caption" tone="tertiary">
            {texts.previewHint}
          </Text>
        </Stack>
      )}
    </FormDialog>
  )
}

/** A template without a text, or with variables that nothing fills. */
function problemOf(body: string, texts: ReplyTemplatesTexts['dialog']): string | undefined {
  if (body.trim() === '') return texts.required
  const unknown = unknownVariables(body)
  return unknown.length > 0 ? texts.unknown(unknown.map((name) => `{{${name}}}`).join(', ')) : undefined
}
