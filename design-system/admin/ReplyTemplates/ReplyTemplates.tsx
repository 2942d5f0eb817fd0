import { Pencil, Plus, Quote, Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { NewReplyTemplate, ReplyTemplate } from '#contracts/reply-templates.ts'
import { AdminTable, RowActions } from '#ds/admin/AdminTable/index.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import type { TableColumn } from '#ds/components/data/Table/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import type { ReplyTemplatesTexts } from './templates-texts.ts'

export interface ReplyTemplatesProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The texts, in one language. */
  texts: ReplyTemplatesTexts
  /** All of them, by title. */
  templates: Resource<readonly ReplyTemplate[]>
  /** The present time, beside which dates are as short as possible. ISO 8601. */
  now: string
  /** Adds one. The dialog shows every failure, and closes once it is saved. */
  onAdd: (template: NewReplyTemplate) => Promise<SubmitResult>
  onChange: (templateId: string, template: NewReplyTemplate) => Promise<SubmitResult>
  /** Deletes one, after the admin has confirmed. A failure is shown above the list. */
  onRemove: (templateId: string) => Promise<SubmitResult>
}

/** The texts for replies that admins write often: what they say, with variables that each ticket fills in. */
export function ReplyTemplates({ texts, templates, now, onAdd, onChange, onRemove, ...rest }: ReplyTemplatesProps) {
  const { shortDateTime } = useFormats()
  const { pendingKeys, error, run } = useAction()
  const editor = useRowDialog<ReplyTemplate | null>()
  const removal = useRowDialog<ReplyTemplate>()
  const toRemove = removal.target?.row
  const add = (
    <Button size="small" icon={Plus} onClick={() => editor.show(null)}>
      {texts.add}
    </Button>
  )
  const columns: TableColumn<ReplyTemplate>[] = [
    {
      id: 'title',
      header: texts.columns.title,
      rowHeader: true,
      line: { row: 'first' },
      cell: ({ title }) => <TruncatedText width="medium">{title}</TruncatedText>,
    },
    {
      id: 'body',
      header: texts.columns.body,
      line: { row: 'second' },
      cell: ({ body }) => (
        <Text render={<span />} size="small" tone="secondary">
          <TruncatedText width="subject">{body}</TruncatedText>
        </Text>
      ),
    },
    {
      id: 'updated',
      header: texts.columns.updated,
      align: 'end',
      hideBelow: 'large',
      line: { row: 'third' },
      cell: ({ updatedAt }) => shortDateTime(updatedAt, now),
    },
    {
      id: 'actions',
      header: <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>,
      align: 'end',
      line: { row: 'own' },
      cell: (template) => (
        <RowActions>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={Pencil}
            aria-label={texts.actionFor(texts.edit, template.title)}
            onClick={() => editor.show(template)}
          >
            {texts.edit}
          </Button>
          <Button
            tone="neutral"
            emphasis="ghost"
            size="small"
            icon={Trash2}
            pending={pendingKeys.has(template.id)}
            aria-label={texts.actionFor(texts.remove, template.title)}
            onClick={() => removal.show(template)}
          >
            {`${texts.remove}…`}
          </Button>
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <AdminTable
        data-component="ReplyTemplates"
        {...rest}
        texts={texts}
        icon={Quote}
        narrow="lines"
        rows={templates}
        columns={columns}
        rowKey={({ id }) => id}
        query=""
        page={1}
        filter={add}
        actionError={error}
      />
      {editor.target && (
        <TemplateDialog
          key={editor.target.key}
          texts={texts.dialog}
          template={editor.target.row}
          open={editor.open}
          onOpenChange={editor.onOpenChange}
          onSave={(template) => {
            const edited = editor.target?.row
            return edited ? onChange(edited.id, template) : onAdd(template)
          }}
        />
      )}
      {toRemove && (
        <ConfirmDialog
          open={removal.open}
          tone="critical"
          heading={texts.removal.heading(toRemove.title)}
          description={texts.removal.description}
          confirmLabel={texts.removal.confirm}
          cancelLabel={texts.removal.cancel}
          onOpenChange={removal.onOpenChange}
          onConfirm={() => {
            removal.onOpenChange(false)
            void run(() => onRemove(toRemove.id), toRemove.id)
          }}
        />
      )}
    </>
  )
}
