import type { ComponentPropsWithRef } from 'react'
import type { MachineAction, MachineHistoryEntry, MachineMoneyPurpose } from '#contracts/machines.ts'
import { isOpenAction } from '#contracts/rules/machine-actions.ts'
import { amountTone } from '#ds/account/TransactionList/transaction-looks.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './MachineHistory.css.ts'

export interface MachineHistoryTexts {
  heading: string
  /** Says that these are only the latest ones. */
  recently: string
  all: string
  /** What was done. */
  done: Readonly<Record<MachineAction['type'], string>>
  /** What was tried; the server's sentence says why not, and what is next. */
  failed: Readonly<Record<MachineAction['type'], string>>
  by: Readonly<Record<MachineAction['by'], string>>
  /** What money was taken or given back for. */
  money: Readonly<Record<MachineMoneyPurpose, string>>
  /** Read before a link to the wallet, which has the receipts. */
  toWallet: string
  /** The action waits for the one before it. */
  queued: string
  empty: string
  errorTitle: string
}

export interface MachineHistoryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What was done, and between it what was paid and given back. */
  entries: Resource<readonly MachineHistoryEntry[]>
  /** The wallet, which has a receipt of each payment. */
  walletHref: string
  /** The current time, ISO 8601. */
  now: string
  /** Shows only so many, with a link to all of them. Default: all. */
  latest?: { count: number; allHref: string } | undefined
  words: Pick<VpsLabels, 'busy'>
  texts: MachineHistoryTexts
}

/** When it happened: an action counts from its end. */
const timeOf = (entry: MachineHistoryEntry) => {
  if (entry.kind === 'money') return entry.transaction.createdAt
  const { endedAt, startedAt, createdAt } = entry.action
  return endedAt ?? startedAt ?? createdAt
}
const keyOf = (entry: MachineHistoryEntry) => (entry.kind === 'money' ? entry.transaction.id : entry.action.id)

/**
 * What was done with a machine, newest first: when, by whom, and of what has failed why, and what is next. Between it stands what was paid and given back for
 * the machine.
 */
export function MachineHistory({
  entries,
  walletHref,
  now,
  latest,
  words,
  texts,
  className,
  ...rest
}: MachineHistoryProps) {
  const loading = useMessage('loading')
  const known = dataOf(entries)
  const list = known && [...known].sort((a, b) => Date.parse(timeOf(b)) - Date.parse(timeOf(a))).slice(0, latest?.count)
  return (
    <section
      data-component="MachineHistory"
      aria-label={latest ? texts.recently : texts.heading}
      aria-busy={entries.status === 'loading' || undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      <div className={css.head}>
        <Heading level={2} size="small">
          {latest ? texts.recently : texts.heading}
        </Heading>
        {latest && (
          <Link href={latest.allHref} underline="hover" className={css.all}>
            {texts.all}
          </Link>
        )}
      </div>
      {entries.status === 'error' && (
        <ErrorState
          title={texts.errorTitle}
          description={entries.message}
          {...(entries.onRetry && { onRetry: entries.onRetry })}
        />
      )}
      {entries.status === 'loading' && (
        <div className={css.list}>
          <VisuallyHidden role="status">{loading}</VisuallyHidden>
          {[0, 1, 2].map((row) => (
            <div key={row} className={css.row}>
              <Skeleton length="medium" />
              <Skeleton length="long" />
            </div>
          ))}
        </div>
      )}
      {list?.length === 0 && <p className={css.quiet}>{texts.empty}</p>}
      {list && list.length > 0 && (
        <ul className={css.list}>
          {list.map((entry) =>
            entry.kind === 'money' ? (
              <MoneyRow key={keyOf(entry)} entry={entry} now={now} walletHref={walletHref} texts={texts} />
            ) : (
              <Row
                key={keyOf(entry)}
                action={entry.action}
                now={now}
                isShort={latest !== undefined}
                words={words}
                texts={texts}
              />
            ),
          )}
        </ul>
      )}
    </section>
  )
}

interface MoneyRowProps {
  entry: Extract<MachineHistoryEntry, { kind: 'money' }>
  now: string
  walletHref: string
  texts: MachineHistoryTexts
}

/** What was paid or given back; its receipt is in the wallet. */
function MoneyRow({ entry, now, walletHref, texts }: MoneyRowProps) {
  const { shortDateTime } = useFormats()
  const { purpose, transaction } = entry
  const at = timeOf(entry)
  return (
    <li className={css.row}>
      <time dateTime={at} className={css.time}>
        {shortDateTime(at, now)}
      </time>
      <span className={css.words}>
        <span className={css.money}>
          <span>
            <Link href={walletHref} className={css.purpose}>
              {texts.money[purpose]}
              <VisuallyHidden> {texts.toWallet}</VisuallyHidden>
            </Link>
          </span>
          <Text render={<span />} size="small" weight="semibold" tone={amountTone(transaction)} className={css.amount}>
            <Money amount={transaction.amount} sign="always" state={transaction.status} />
          </Text>
        </span>
        {transaction.number !== null && <span className={css.by}>{transaction.number}</span>}
      </span>
    </li>
  )
}

interface RowProps {
  action: MachineAction
  now: string
  isShort: boolean
  words: Pick<VpsLabels, 'busy'>
  texts: MachineHistoryTexts
}

function Row({ action, now, isShort, words, texts }: RowProps) {
  const { percent, shortDateTime } = useFormats()
  const { type, state, progress, error, by } = action
  const at = timeOf({ kind: 'action', action })
  const isOpen = isOpenAction(state)
  return (
    <li className={css.row} data-state={state}>
      <time dateTime={at} className={css.time}>
        {shortDateTime(at, now)}
      </time>
      <span className={css.words}>
        <span className={classNames(state === 'failed' && css.failed)}>
          {isOpen ? words.busy[type] : texts[state === 'failed' ? 'failed' : 'done'][type]}
        </span>
        {isOpen && <span className={css.quiet}> {state === 'queued' ? texts.queued : percent(progress / 100)}</span>}
        {!isShort && <span className={css.by}> {texts.by[by]}</span>}
        {error !== null && <span className={css.error}>{error}</span>}
      </span>
    </li>
  )
}
