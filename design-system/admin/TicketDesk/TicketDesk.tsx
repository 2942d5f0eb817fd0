import { Hand } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { FIRST_REPLY_MINUTES } from '#contracts/rules/first-reply.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { DeskChange, DeskTicket, ListedAgent } from '#contracts/ticket-desk.ts'
import { ticketCategories } from '#contracts/tickets.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { timeInWords } from '#ds/admin/WorkQueue/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { type CustomerOverview, CustomerRecord } from './CustomerRecord.tsx'
import { DeskConversation, type DeskConversationProps } from './DeskConversation.tsx'
import { BackLink, type DeskField, DeskHead } from './DeskHead.tsx'
import type { TicketDeskTexts } from './desk-texts.ts'
import { MergeDialog } from './MergeDialog.tsx'
import * as css from './TicketDesk.css.ts'

export interface TicketDeskProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onChange'>,
    DeskConversationProps {
  /** The texts, in one language. */
  texts: TicketDeskTexts
  /** The ticket with its messages and notes. */
  ticket: Resource<DeskTicket>
  /** Everybody to whom it can be assigned. */
  agents: Resource<readonly ListedAgent[]>
  /** What else is known of its customer. */
  customer: Resource<CustomerOverview>
  /** The present time, by which the clock of the first reply runs. ISO 8601. */
  now: string
  /** The address of the list. */
  backHref: string
  /** The address of a ticket on the desk. */
  hrefOf: (ticketId: string) => string
  /** Changes fields of the ticket. A failure is shown below the head. */
  onChange: (change: DeskChange) => Promise<SubmitResult>
  /** Merges the ticket into another one of its customer, after the admin has confirmed. The dialog shows every failure. */
  onMerge: (intoId: string) => Promise<SubmitResult>
}

/** One ticket at work: how it stands and who has it, its conversation, and beside it the record of its customer. */
export function TicketDesk(props: TicketDeskProps) {
  const { texts, ticket, backHref, className } = props
  const error = loadErrorOf(ticket)
  const desk = dataOf(ticket)
  return (
    <article
      data-component="TicketDesk"
      aria-busy={ticket.status === 'loading' || undefined}
      aria-label={desk?.ticket.subject}
      {...rootPropsOf(props)}
      className={classNames(css.root, className)}
    >
      <BackLink href={backHref}>{texts.back}</BackLink>
      {ticket.status === 'loading' && <LoadingDesk />}
      {ticket.status === 'error' && (
        <ErrorState title={texts.loadFailed} description={ticket.message} onRetry={ticket.onRetry} />
      )}
      {desk && error && (
        <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={error.onRetry}>
          {error.message}
        </Notice>
      )}
      {desk && <Desk key={desk.ticket.id} {...props} desk={desk} />}
    </article>
  )
}

/** What is left for the root. */
function rootPropsOf({
  texts: _texts,
  ticket: _ticket,
  agents: _agents,
  customer: _customer,
  now: _now,
  backHref: _backHref,
  hrefOf: _hrefOf,
  onChange: _onChange,
  onMerge: _onMerge,
  draft: _draft,
  onDraftChange: _onDraftChange,
  onReply: _onReply,
  onNote: _onNote,
  templates: _templates,
  templatesHref: _templatesHref,
  onFillTemplate: _onFillTemplate,
  onUpload: _onUpload,
  onRemoveFile: _onRemoveFile,
  onDownload: _onDownload,
  ...rest
}: TicketDeskProps) {
  return rest
}

function LoadingDesk() {
  const loading = useMessage('loading')
  return (
    <>
      <Heading level={2} size="title">
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        <Skeleton length="medium" />
      </Heading>
      <div className={css.columns}>
        <div className={css.conversation}>
          <Skeleton length="full" />
          <Skeleton length="long" />
        </div>
        <div className={css.card}>
          <Skeleton length="medium" />
          <Skeleton length="long" />
        </div>
      </div>
    </>
  )
}

function Desk({ desk, ...props }: TicketDeskProps & { desk: DeskTicket }) {
  const { texts, customer, now, hrefOf, onChange, onMerge } = props
  const { ticket } = desk
  const { pendingKeys, error, run } = useAction()
  const [next, setNext] = useState<DeskChange>({})
  const merging = useRowDialog<DeskTicket>()
  const change = (wished: DeskChange) => {
    setNext((before) => ({ ...before, ...wished }))
    void run(() => onChange(wished), Object.keys(wished).join())
  }
  const { mergedInto, rating, vpsId } = ticket
  const machine = dataOf(customer)?.machines.find(({ vps }) => vps.id === vpsId)?.vps
  return (
    <>
      <DeskHead
        texts={texts}
        now={now}
        desk={desk}
        next={next}
        pending={pendingKeys}
        onChange={change}
        onMerge={mergedInto === null ? () => merging.show(desk) : undefined}
      />
      {error !== undefined && (
        <Notice tone="critical" title={texts.changeFailed} role="alert">
          {error}
        </Notice>
      )}
      {mergedInto && (
        <Notice
          tone="neutral"
          title={texts.merged.title(mergedInto.number ?? mergedInto.id)}
          action={
            <ButtonLink href={hrefOf(mergedInto.id)} tone="neutral" emphasis="outline" size="small">
              {texts.merged.open}
            </ButtonLink>
          }
        />
      )}
      <div className={css.columns}>
        <div className={css.conversation}>
          {rating && (
            <Notice tone="neutral" title={`${texts.rating}: ${texts.stars(rating.stars)}`}>
              {rating.comment}
            </Notice>
          )}
          <DeskConversation {...props} desk={desk} />
        </div>
        <div className={css.beside}>
          <Handling {...props} desk={desk} next={next} pending={pendingKeys} onChange={change} />
          {machine && <RecordFacts facts={[{ label: texts.about, value: machine.name }]} />}
          <CustomerRecord
            texts={texts.customer}
            numberTexts={texts.number}
            customer={desk.customer}
            ticketId={ticket.id}
            overview={customer}
            hrefOf={hrefOf}
          />
        </div>
      </div>
      {merging.target && (
        <MergeDialog
          key={merging.target.key}
          texts={texts.merge}
          statuses={texts.statuses}
          ticket={ticket}
          others={(dataOf(customer)?.tickets ?? []).filter((row) => row.ticket.id !== ticket.id)}
          open={merging.open}
          onOpenChange={merging.onOpenChange}
          onMerge={onMerge}
        />
      )}
    </>
  )
}

interface HandlingProps extends Pick<TicketDeskProps, 'texts' | 'agents'> {
  desk: DeskTicket
  /** The values that pending changes lead to. */
  next: DeskChange
  pending: ReadonlySet<string>
  onChange: (change: DeskChange) => void
}

/** Who has the ticket, which one click takes, and its category, by which the time of the first reply goes. */
function Handling({ texts, agents, desk, next, pending, onChange }: HandlingProps) {
  const { assignee } = desk.desk
  const known = dataOf(agents) ?? []
  const agentsError = loadErrorOf(agents)
  const self = known.find(({ isSelf }) => isSelf)
  // The assignee may no longer be an admin.
  const listed =
    assignee && !known.some(({ id }) => id === assignee.id) ? [{ ...assignee, isSelf: false }, ...known] : known
  const isPending = (field: DeskField) => pending.has(field)
  const assigneeId = isPending('assigneeId') ? next.assigneeId : assignee?.id
  const category = (isPending('category') && next.category) || desk.ticket.category
  const categories = ticketCategories.map((value) => ({
    value,
    label: texts.categoryWithTime(
      texts.categories[value] ?? value,
      timeInWords(FIRST_REPLY_MINUTES[value], texts.clock),
    ),
  }))
  // An earlier version had others.
  const isKnown = ticketCategories.some((value) => value === category)
  return (
    <section aria-label={texts.handling} className={css.card}>
      <Field label={texts.assignee} error={agentsError && texts.agentsFailed}>
        <Select
          value={assigneeId ?? ''}
          aria-busy={isPending('assigneeId') || undefined}
          options={[
            { value: '', label: texts.unassigned },
            ...listed.map((agent) => ({
              value: agent.id,
              label: agent.isSelf ? texts.self(fullName(agent)) : fullName(agent),
            })),
          ]}
          onChange={({ target }) => onChange({ assigneeId: target.value === '' ? null : target.value })}
        />
      </Field>
      {self && assigneeId !== self.id && (
        <Button
          tone="brand"
          emphasis="soft"
          size="small"
          icon={Hand}
          pending={isPending('assigneeId')}
          className={css.take}
          onClick={() => onChange({ assigneeId: self.id })}
        >
          {texts.take}
        </Button>
      )}
      <Field label={texts.category}>
        <Select
          value={category}
          aria-busy={isPending('category') || undefined}
          options={
            isKnown ? categories : [{ value: category, label: texts.categories[category] ?? category }, ...categories]
          }
          onChange={({ target }) => {
            const chosen = ticketCategories.find((value) => value === target.value)
            if (chosen) onChange({ category: chosen })
          }}
        />
      </Field>
    </section>
  )
}
