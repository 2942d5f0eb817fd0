import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import type { MachineResponse } from '#contracts/machines.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { Vps } from '#contracts/vps.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { commandOf, hasRemoteDesktop } from '#ds/account/machine.ts'
import { renewalOf } from '#ds/account/vps.ts'
import { renewalLabels, type VpsLabels } from '#ds/account/vps-labels.ts'
import { Meter } from '#ds/components/feedback/Meter/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MachineFacts.css.ts'
import { monthShareAt, type TimeSince, timeSince } from './time-since.ts'

export interface MachineFactsTexts extends CopyButtonTexts {
  label: string
  /** How to get in. */
  access: string
  noAddress: string
  trialUntil: (date: string) => string
  /** Shown for a suspended one: the trial is over, or nothing is charged. */
  trialEnded: string
  stopped: string
  price: Readonly<Record<BillingPeriod, (price: string) => string>>
  /** `month` is formatted. */
  traffic: (month: string) => string
  /** What the plan includes, after what was used; formatted. */
  ofIncluded: (included: string) => string
  running: string
  off: string
  /** How long that has lasted. */
  since: Readonly<Record<TimeSince['unit'], (count: number) => string>>
  /** `time` is formatted. */
  from: (time: string) => string
}

export interface MachineFactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  machine: Pick<MachineResponse, 'vps' | 'access' | 'since' | 'traffic'>
  /** The current time, ISO 8601. */
  now: string
  /** The words about instances, which the list and its pane have, too. */
  words: VpsLabels
  texts: MachineFactsTexts
}

const GIGABYTE = 1e9

/** What one looks for first: how to get in, until when it is paid and what it costs, the month's traffic, and since when it runs. */
export function MachineFacts({ machine, now, words, texts, className, ...rest }: MachineFactsProps) {
  const formats = useFormats()
  const { vps, traffic, since } = machine
  const isOff = vps.power === 'stopped'
  return (
    <dl data-component="MachineFacts" aria-label={texts.label} {...rest} className={classNames(css.root, className)}>
      <Access access={machine.access} texts={texts} />
      <Until vps={vps} now={now} words={words} texts={texts} />
      {traffic && (
        <Fact
          label={texts.traffic(formats.month(now))}
          beside={traffic.included !== null && texts.ofIncluded(formats.gigabytes(traffic.included / GIGABYTE))}
          below={
            traffic.included !== null && (
              <span className={css.meter}>
                <Meter
                  bare
                  label={texts.traffic(formats.month(now))}
                  value={traffic.used}
                  max={traffic.included}
                  valueText={formats.gigabytes(rounded(traffic.used))}
                />
                <span className={css.tick} style={assignInlineVars({ [css.share]: `${monthShareAt(now) * 100}%` })} />
              </span>
            )
          }
        >
          {formats.gigabytes(rounded(traffic.used))}
        </Fact>
      )}
      {since !== null && vps.status === 'active' && (
        <Fact
          label={isOff ? texts.off : texts.running}
          beside={texts.from(formats.dateTime(since))}
          className={css.fromMedium}
        >
          {sinceWords(since, now, texts)}
        </Fact>
      )}
    </dl>
  )
}

const rounded = (bytes: number) => Math.round((bytes / GIGABYTE) * 10) / 10

function sinceWords(since: string, now: string, texts: MachineFactsTexts): string {
  const { unit, count } = timeSince(since, now)
  return texts.since[unit](count)
}

interface FactProps {
  label: string
  /** A smaller text on the line of the value. */
  beside?: ReactNode
  /** At the end of the line. */
  below?: ReactNode
  className?: string | undefined
  children: ReactNode
}

function Fact({ label, beside, below, className, children }: FactProps) {
  return (
    <div className={classNames(css.fact, className)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <span className={css.figure}>{children}</span>
        {beside && <span className={css.beside}>{beside}</span>}
        {below}
      </dd>
    </div>
  )
}

/** The command in the way it is typed, or that there is no address yet. */
function Access({ access, texts }: { access: MachineResponse['access']; texts: MachineFactsTexts }) {
  const text = useRef<HTMLSpanElement>(null)
  const command = commandOf(access)
  return (
    <div className={css.fact}>
      <dt className={css.label}>{texts.access}</dt>
      <dd className={css.command}>
        {command === undefined ? (
          <span className={css.beside}>{texts.noAddress}</span>
        ) : (
          <>
            <code className={css.commandText} translate="no">
              <span className={css.prompt} aria-hidden>
                {hasRemoteDesktop(access) ? '> ' : '$ '}
              </span>
              <span ref={text}>{command}</span>
            </code>
            <CopyButton of={text} value={command} iconOnly texts={texts} />
          </>
        )}
      </dd>
    </div>
  )
}

interface UntilProps extends Pick<MachineFactsProps, 'now' | 'words' | 'texts'> {
  vps: Vps
}

/** The countdown to what happens next with the price, or what became of it. */
function Until({ vps, now, words, texts }: UntilProps) {
  const formats = useFormats()
  const { currency, date } = formats
  const renewal = renewalOf(vps, now)
  if (renewal.kind === 'never' || renewal.kind === 'refunded') return null
  const price = texts.price[vps.billingPeriod](currency(vps.price))
  if (renewal.kind === 'stopped')
    return (
      <Fact label={renewal.trial ? texts.trialEnded : texts.stopped} beside={price}>
        {date(renewal.date)}
      </Fact>
    )
  const { countdown, sentence } = renewalLabels(renewal, now, words, formats)
  const isTrial = renewal.kind === 'due' && renewal.next === 'trialEnds'
  return (
    <Fact label={isTrial ? texts.trialUntil(date(renewal.date)) : (sentence ?? countdown)} beside={price}>
      <span className={css.countdown[renewal.urgency]}>{countdown}</span>
    </Fact>
  )
}
