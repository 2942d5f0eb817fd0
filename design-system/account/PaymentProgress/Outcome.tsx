import { CircleCheck, CircleDot, CircleX, Hourglass, type LucideIcon, Search } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { PaymentStatus } from '#contracts/payments.ts'
import { Ripple } from '#ds/components/brand/Ripple/index.ts'
import { StepIndicator } from '#ds/components/brand/StepIndicator/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './PaymentProgress.css.ts'
import { type PaymentProgressTexts, type PaymentWords, viewTexts } from './payment-progress-texts.ts'
import { clockTime, type PaymentView } from './payment-view.ts'

interface OutcomeProps {
  view: Exclude<PaymentView, 'pay'>
  /** Its heading, which the caller focuses. */
  headingRef: Ref<HTMLHeadingElement>
  status: PaymentStatus
  words: PaymentWords
  now: string
  balance: string | undefined
  lastsUntil: string | undefined
  texts: PaymentProgressTexts
  actions: ReactNode
}

/** What became of a payment, in a sign, a sentence, the sums and the way on. */
export function Outcome({ view, headingRef, status, words, now, balance, lastsUntil, texts, actions }: OutcomeProps) {
  const { title, description } = viewTexts(status, view, texts)
  return (
    <Stack space="lg">
      <Stack space="md">
        <Sign view={view} texts={texts} />
        <Stack space="2xs">
          <Heading level={2} size="title" ref={headingRef} tabIndex={-1}>
            {title(words)}
          </Heading>
          <Text tone="secondary" measure>
            {description(words)}
          </Text>
        </Stack>
      </Stack>
      <Sums view={view} status={status} now={now} balance={balance} lastsUntil={lastsUntil} texts={texts} />
      <div className={css.actions}>{actions}</div>
    </Stack>
  )
}

const icons: Readonly<Partial<Record<PaymentView, LucideIcon>>> = {
  late: CircleCheck,
  over: CircleCheck,
  under: CircleDot,
  review: Search,
  expired: Hourglass,
  cancelled: CircleX,
}
const tones = {
  late: 'positive',
  over: 'positive',
  under: 'caution',
  review: 'caution',
  expired: 'neutral',
  cancelled: 'neutral',
} as const

function Sign({ view, texts }: Pick<OutcomeProps, 'view' | 'texts'>) {
  if (view === 'received')
    return (
      <StepIndicator
        label={texts.stepsLabel}
        size="large"
        steps={texts.steps.map((name) => ({ name, state: 'open', stateText: texts.stepDone }))}
      />
    )
  if (view === 'looking') return <Ripple state="running" size="large" />
  const icon = icons[view]
  return <span className={css.sign({ tone: tones[view] })}>{icon && <Icon icon={icon} size="large" />}</span>
}

/** What arrived and what the wallet then has; before that, what is looked for or at. */
function Sums({
  view,
  status,
  now,
  balance,
  lastsUntil,
  texts,
}: Pick<OutcomeProps, 'view' | 'status' | 'now' | 'balance' | 'lastsUntil' | 'texts'>) {
  const { payment, received, earned = '0', reportedAt } = status
  if (view === 'expired' || view === 'cancelled') return null
  if (view === 'looking' || view === 'review')
    return (
      <dl className={css.sums}>
        <Sum label={texts.sums.amount}>
          <Money amount={payment.amount} />
        </Sum>
        <Sum label={texts.sums.memo}>
          <span className={css.memo}>{payment.memo}</span>
        </Sum>
        {view === 'looking' && (
          <Sum label={texts.sums.waited}>
            <span className={css.time}>{clockTime(reportedAt ?? now, now)}</span>
          </Sum>
        )}
      </dl>
    )
  return (
    <dl className={css.sums}>
      <Sum label={texts.sums.deposit}>
        <Money amount={received} sign="always" />
      </Sum>
      {earned !== '0' && (
        <Sum label={texts.sums.bonus}>
          <Money amount={earned} sign="always" />
        </Sum>
      )}
      {balance !== undefined && (
        <Sum label={texts.sums.balance} isTotal>
          <Money amount={balance} />
        </Sum>
      )}
      {lastsUntil !== undefined && <Sum label={texts.sums.lastsUntil}>{lastsUntil}</Sum>}
    </dl>
  )
}

function Sum({ label, isTotal = false, children }: { label: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={css.sum({ isTotal })}>
      <dt className={css.sumLabel}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
