import { useState } from 'react'
import { folded } from '#contracts/rules/folded.ts'
import type { InboxRow } from '#contracts/ticket-desk.ts'
import type { TicketDetail, TicketStatus } from '#contracts/tickets.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { useComposedText } from '#ds/hooks/use-composed-text.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { MergeTexts } from './desk-texts.ts'

interface MergeDialogProps {
  texts: MergeTexts
  statuses: Readonly<Record<TicketStatus, string>>
  ticket: TicketDetail
  /** The other tickets of its customer. */
  others: readonly InboxRow[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onMerge: (intoId: string) => Promise<SubmitResult>
}

const nameOf = ({ number, subject }: Pick<TicketDetail, 'number' | 'subject'>) => number ?? subject

/** Whether a ticket is what is searched for: a part of its number, also without its letters, or of its subject. */
function isFound({ ticket: { number, subject } }: InboxRow, query: string): boolean {
  const text = folded(query).trim()
  return [number ?? '', subject].some((value) => folded(value).includes(text))
}

/** Chooses the ticket of the same customer into which another one goes, and says what becomes of both before it is done. */
export function MergeDialog({ texts, statuses, ticket, others, open, onOpenChange, onMerge }: MergeDialogProps) {
  const { pending, error, run } = useAction()
  const [query, setQuery] = useState('')
  const search = useComposedText(query, setQuery)
  const [intoId, setIntoId] = useState<string>()
  const [wasSubmitted, setSubmitted] = useState(false)
  const found = others.filter((row) => isFound(row, query))
  const into = found.find((row) => row.ticket.id === intoId)?.ticket
  const submit = async () => {
    setSubmitted(true)
    if (!into || !(await run(() => onMerge(into.id)))) return false
    onOpenChange(false)
    return true
  }
  return (
    <FormDialog
      size="wide"
      texts={{
        ...texts,
        heading: texts.heading(nameOf(ticket)),
        submit: into ? texts.confirmInto(nameOf(into)) : texts.confirm,
      }}
      open={open}
      onOpenChange={onOpenChange}
      pending={pending}
      error={error}
      onSubmit={submit}
    >
      {others.length === 0 ? (
        <Text tone="secondary">{texts.noOthers}</Text>
      ) : (
        <>
          <Field label={texts.search} description={texts.searchHint}>
            <Input type="search" autoFocus autoComplete="off" spellCheck={false} {...search} />
          </Field>
          {found.length === 0 ? (
            <Text size="small" tone="secondary" role="status">
              {texts.noneFound(query.trim())}
            </Text>
          ) : (
            <RadioCards
              label={texts.others}
              error={wasSubmitted && !into && texts.chooseFirst}
              {...(into && { value: into.id })}
              onValueChange={setIntoId}
            >
              {found.map(({ ticket: { id, number, subject, status } }) => (
                <RadioCard
                  key={id}
                  value={id}
                  title={subject}
                  description={number}
                  aside={<StatusBadge status={status}>{statuses[status]}</StatusBadge>}
                />
              ))}
            </RadioCards>
          )}
        </>
      )}
      {into && (
        <Notice tone="caution" role="status">
          {texts.what(nameOf(ticket), nameOf(into))}
        </Notice>
      )}
    </FormDialog>
  )
}
