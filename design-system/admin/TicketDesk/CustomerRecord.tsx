import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminUser, AdminVpsRow } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import type { DeskTicket, InboxRow } from '#contracts/ticket-desk.ts'
import type { RecordNumberTexts } from '#ds/admin/RecordNumber/index.ts'
import { RecordNumber } from '#ds/admin/RecordNumber/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { emphasisInList, StatusBadge } from '#ds/domain/StatusBadge/index.ts'
import { dataOf, loadErrorOf, type Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { CustomerRecordTexts } from './desk-texts.ts'
import * as css from './TicketDesk.css.ts'

/** What the back-office knows of a ticket's customer. */
export interface CustomerOverview {
  /** The record; null where it could not be found. */
  user: AdminUser | null
  machines: readonly AdminVpsRow[]
  /** The customer's tickets, newest first, perhaps with the one that is open. */
  tickets: readonly InboxRow[]
}

interface CustomerRecordProps {
  texts: CustomerRecordTexts
  numberTexts: RecordNumberTexts
  /** From the ticket itself, so that it is there at once. */
  customer: DeskTicket['customer']
  /** The ticket that is open, which is not among the others. */
  ticketId: string
  overview: Resource<CustomerOverview>
  hrefOf: (ticketId: string) => string
}

/** Who the customer is, what they have, and what else they have written about, beside their ticket. */
export function CustomerRecord({ texts, numberTexts, customer, ticketId, overview, hrefOf }: CustomerRecordProps) {
  const known = dataOf(overview)
  const error = loadErrorOf(overview)
  const isLoading = overview.status === 'loading'
  const user = known?.user
  const others = known?.tickets.filter(({ ticket }) => ticket.id !== ticketId)
  return (
    <section aria-label={texts.heading} aria-busy={isLoading || undefined} className={css.card}>
      <Heading level={3} size="small">
        {fullName(customer) || texts.heading}
      </Heading>
      <dl className={css.facts}>
        <Fact label={texts.email}>
          <Link href={`mailto:${customer.email}`} tone="neutral">
            <EmailAddress>{customer.email}</EmailAddress>
          </Link>
        </Fact>
        <Fact label={texts.number}>
          {user?.number ? (
            <RecordNumber texts={numberTexts} fullId={user.id} className={css.recordNumber}>
              {user.number}
            </RecordNumber>
          ) : (
            isLoading && <Skeleton length="short" />
          )}
          {user && !user.isActive && (
            <Badge tone="critical" icon={Lock}>
              {texts.locked}
            </Badge>
          )}
        </Fact>
        <Fact label={texts.balance}>
          {user ? <Money amount={user.balance} /> : isLoading && <Skeleton length="short" />}
        </Fact>
      </dl>
      {error && (
        <Notice tone="caution" title={texts.loadFailed} role="status" onRetry={error.onRetry}>
          {error.message}
        </Notice>
      )}
      <Records heading={texts.machines} nothing={texts.noMachines} isLoading={isLoading}>
        {known?.machines.map(({ vps, plan }) => (
          <li key={vps.id} className={css.record}>
            <span className={css.recordName}>
              {vps.name}
              <Text render={<span />} size="caption" tone="tertiary">
                {[vps.number, plan.name, vps.ipAddress].filter(Boolean).join(' · ')}
              </Text>
            </span>
            <StatusBadge status={vps.status} emphasis={emphasisInList(vps.status)}>
              {texts.vpsStatuses[vps.status]}
            </StatusBadge>
          </li>
        ))}
      </Records>
      <Records heading={texts.tickets} nothing={texts.noTickets} isLoading={isLoading}>
        {others?.map(({ ticket: { id, number, subject, status } }) => (
          <li key={id} className={css.record}>
            <span className={css.recordName}>
              <Link href={hrefOf(id)} tone="neutral">
                {subject}
              </Link>
              <Text render={<span />} size="caption" tone="tertiary">
                {number}
              </Text>
            </span>
            <StatusBadge status={status} emphasis={emphasisInList(status)}>
              {texts.statuses[status]}
            </StatusBadge>
          </li>
        ))}
      </Records>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text render={<dt />} size="small" tone="secondary">
        {label}
      </Text>
      <Text render={<dd />} size="small" className={css.fact}>
        {children}
      </Text>
    </>
  )
}

interface RecordsProps {
  heading: string
  nothing: string
  isLoading: boolean
  children: ReactNode[] | undefined
}

function Records({ heading, nothing, isLoading, children }: RecordsProps) {
  if (!children && !isLoading) return null
  return (
    <div className={css.records}>
      <Heading level={4} size="small" className={css.recordsHeading}>
        {heading}
      </Heading>
      {isLoading && <Skeleton length="long" />}
      {children?.length === 0 && (
        <Text size="small" tone="tertiary">
          {nothing}
        </Text>
      )}
      {children && children.length > 0 && <ul className={css.recordList}>{children}</ul>}
    </div>
  )
}
