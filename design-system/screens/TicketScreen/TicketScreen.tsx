import { ArrowLeft } from 'lucide-react'
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { CONTACT_BODY_MAX } from '#contracts/rules/limits.ts'
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '#contracts/rules/ticket-limits.ts'
import { attachmentTypes } from '#contracts/ticket-attachments.ts'
import { type Rating, type TicketDetail, type TicketDetails, ticketCategories } from '#contracts/tickets.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { ReplyBox, type ReplyBoxProps } from '#ds/domain/ReplyBox/index.ts'
import { StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { type ThreadChange, TicketThread, type TicketThreadProps } from '#ds/domain/TicketThread/index.ts'
import { dataOf, mapResource, type Resource } from '#ds/hooks/resource.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { TicketRating } from './TicketRating.tsx'
import * as css from './TicketScreen.css.ts'
import type { TicketScreenTexts } from './ticket-screen-texts.ts'

/** A machine or a payment, with the address of its page. */
export interface AboutRecord {
  name: string
  href: string
}

export interface TicketScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: TicketScreenTexts
  /** The page's header. */
  header: ReactNode
  /** The ticket with its messages. */
  ticket: Resource<TicketDetails>
  /** Whether there is no such ticket, or it is another customer's. Default: false. */
  isMissing?: boolean
  /** The instance that it is about, as soon as it is known. */
  vps?: AboutRecord | undefined
  /** The wallet transaction that it is about. */
  payment?: AboutRecord | undefined
  /** The current time, ISO 8601. */
  now: string
  /** Address of the list of tickets. */
  listHref: string
  /** Address of another ticket. */
  ticketHref: (ticketId: string) => string
  fileHref: TicketThreadProps['fileHref']
  /** What is typed, and sending it. */
  reply: Pick<ReplyBoxProps, 'draft' | 'onDraftChange' | 'onReply' | 'onUpload' | 'onRemoveFile'>
  /** Closes the ticket, or opens it again. */
  onStatusChange: (status: 'open' | 'closed') => Promise<SubmitResult>
  onRate: (rating: Rating) => Promise<SubmitResult>
}

const fileRules = { types: attachmentTypes, bytesMax: ATTACHMENT_BYTES_MAX, countMax: ATTACHMENTS_MAX }

/** The page of a ticket for its customer: what it is about, its messages as they arrive, the field for a reply, and how it went. */
export function TicketScreen({
  texts,
  header,
  ticket: resource,
  isMissing = false,
  vps,
  payment,
  now,
  listHref,
  ticketHref,
  fileHref,
  reply,
  onStatusChange,
  onRate,
  className,
  ...rest
}: TicketScreenProps) {
  const data = dataOf(resource)
  const ticket = data?.ticket
  return (
    <div data-component="TicketScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={css.main} aria-busy={resource.status === 'loading' || undefined}>
        <div className={css.head}>
          <Link href={listHref} tone="neutral" underline="hover" className={css.back}>
            <Icon icon={ArrowLeft} />
            {texts.list}
          </Link>
          <Heading level={1} size="page" className={css.subject}>
            {ticket?.subject ?? texts.title}
          </Heading>
          {ticket && <Facts ticket={ticket} vps={vps} payment={payment} texts={texts} />}
          {resource.status === 'loading' && <Skeleton length="medium" />}
        </div>
        {resource.status === 'error' && !isMissing && (
          <ErrorState title={texts.errorTitle} description={resource.message} onRetry={resource.onRetry} />
        )}
        {isMissing && (
          <EmptyState
            title={texts.notFound.title}
            description={texts.notFound.description}
            action={<ButtonLink href={listHref}>{texts.list}</ButtonLink>}
          />
        )}
        {resource.status !== 'error' && (
          <TicketThread
            messages={mapResource(resource, ({ messages }) => messages)}
            changes={ticket && changesOf(ticket, texts)}
            viewer="customer"
            now={now}
            fileHref={fileHref}
            texts={texts.thread}
          />
        )}
        {data && (
          <After
            details={data}
            now={now}
            listHref={listHref}
            ticketHref={ticketHref}
            reply={reply}
            onStatusChange={onStatusChange}
            onRate={onRate}
            texts={texts}
          />
        )}
      </main>
    </div>
  )
}

/** The lines between the messages. The server knows only when it was closed last. */
const changesOf = ({ closedAt }: TicketDetail, texts: TicketScreenTexts): readonly ThreadChange[] =>
  closedAt === null ? [] : [{ id: 'closed', text: texts.closed, createdAt: closedAt }]

const about = (label: string, { name, href }: AboutRecord) =>
  [
    label,
    <Link key={label} href={href}>
      {name}
    </Link>,
  ] as const

type FactsProps = Pick<TicketScreenProps, 'vps' | 'payment' | 'texts'> & { ticket: TicketDetail }

function Facts({ ticket, vps, payment, texts }: FactsProps) {
  const category = ticketCategories.find((known) => known === ticket.category)
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [texts.category, category ? texts.categories[category] : ticket.category],
    [texts.priority, texts.priorities[ticket.priority]],
    ...(vps ? [about(texts.vps, vps)] : []),
    ...(payment ? [about(texts.payment, payment)] : []),
  ]
  return (
    <div className={css.factLine}>
      <StatusBadge status={ticket.status}>{texts.statuses[ticket.status]}</StatusBadge>
      {ticket.number && (
        <Text size="small" tone="tertiary" family="mono">
          {ticket.number}
        </Text>
      )}
      <dl aria-label={texts.facts} className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface AfterProps
  extends Pick<TicketScreenProps, 'now' | 'listHref' | 'ticketHref' | 'reply' | 'onStatusChange' | 'onRate' | 'texts'> {
  details: TicketDetails
}

/** What the customer can do: write, close, open again, rate. */
function After({
  details: { ticket, waitingFiles },
  now,
  listHref,
  ticketHref,
  reply,
  onStatusChange,
  onRate,
  texts,
}: AfterProps) {
  const { date } = useFormats()
  const { pending, error, run } = useAction()
  const isClosed = ticket.status === 'closed'
  const isOver = isClosed && (ticket.reopenUntil === null || Date.parse(ticket.reopenUntil) <= Date.parse(now))

  if (ticket.mergedInto)
    return (
      <Notice tone="neutral" title={texts.merged.title}>
        <Link href={ticketHref(ticket.mergedInto.id)}>{texts.merged.link(ticket.mergedInto.number)}</Link>
      </Notice>
    )
  const change = isClosed ? { now: texts.reopening, label: texts.reopen } : { now: texts.closing, label: texts.close }
  return (
    <Fragment>
      {isClosed && (
        <TicketRating
          // A ticket that was opened and closed again can be rated again.
          key={ticket.closedAt}
          rating={ticket.rating}
          onRate={onRate}
          texts={texts.rating}
          className={css.card}
        />
      )}
      {isOver ? (
        <Notice tone="neutral" title={texts.over.title}>
          {texts.over.description} <Link href={listHref}>{texts.over.toList}</Link>
        </Notice>
      ) : (
        <div className={css.reply}>
          <ReplyBox
            {...reply}
            maxLength={CONTACT_BODY_MAX}
            waitingFiles={waitingFiles}
            fileRules={fileRules}
            hint={isClosed && ticket.reopenUntil ? texts.reopenHint(date(ticket.reopenUntil)) : undefined}
            texts={texts.reply}
          />
          {error !== undefined && (
            <Notice tone="critical" title={texts.changeFailed} role="alert">
              {error}
            </Notice>
          )}
          {/* The same button for both, so that it keeps the focus. */}
          <Button
            tone="neutral"
            emphasis="outline"
            pending={pending}
            className={css.change}
            onClick={() => void run(() => onStatusChange(isClosed ? 'open' : 'closed'))}
          >
            {pending ? change.now : change.label}
          </Button>
        </div>
      )}
    </Fragment>
  )
}
