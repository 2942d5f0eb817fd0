import { Check } from 'lucide-react'
import type { Vps } from '#contracts/vps.ts'
import { isFreeTrial, type Renewal, renewalOf, stepsDone } from '#ds/account/vps.ts'
import { renewalLabels } from '#ds/account/vps-labels.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VpsStateMark } from '#ds/domain/VpsStateMark/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './VpsPane.css.ts'
import type { VpsPaneTexts } from './vps-pane-texts.ts'

interface StateNoticeProps {
  vps: Vps
  /** The current time, ISO 8601. */
  now: string
  texts: VpsPaneTexts
}

/** What is to be known of a machine that does not run: the steps of its setup, why it is suspended, or why it failed and that the money is back. */
export function StateNotice({ vps, now, texts }: StateNoticeProps) {
  switch (vps.status) {
    case 'creating':
      return (
        <div className={css.notice}>
          <Steps done={stepsDone(vps)} texts={texts} />
          <p className={css.facts}>{texts.mayLeave}</p>
        </div>
      )
    case 'suspended': {
      const renewal = renewalOf(vps, now)
      if (renewal.kind === 'unpaid') return <Unpaid renewal={renewal} now={now} texts={texts} />
      if (vps.suspendedNote !== null)
        return (
          <div className={css.notice}>
            <p>{texts.suspendedBecause}</p>
            <blockquote className={css.quote}>{vps.suspendedNote}</blockquote>
            <p>{texts.askToResume}</p>
          </div>
        )
      const reason = vps.suspendedReason === 'trial_ended' ? texts.trialEnded : texts.suspendedByAdmin
      return (
        <div className={css.notice}>
          <p>{reason}</p>
        </div>
      )
    }
    case 'failed':
      return (
        <div className={css.notice}>
          <p>{vps.failure ?? texts.failedWithoutReason}</p>
          {/* A reason that the server knows says that, too. */}
          {vps.failure === null && !isFreeTrial(vps) && (
            <p>
              <strong className={css.strong}>{texts.refundedToWallet}</strong>
            </p>
          )}
        </div>
      )
    default:
      return null
  }
}

interface UnpaidProps extends Pick<StateNoticeProps, 'now' | 'texts'> {
  renewal: Extract<Renewal, { kind: 'unpaid' }>
}

/** Why it is suspended, since when, how much is missing, and when it is deleted. */
function Unpaid({ renewal, now, texts }: UnpaidProps) {
  const formats = useFormats()
  const amount = formats.currency(renewal.amount)
  const { countdown } = renewalLabels(renewal, now, texts, formats)
  return (
    <div className={css.notice}>
      <p>
        {renewal.since === null
          ? texts.suspendedUnpaid(amount)
          : texts.suspendedSince(formats.date(renewal.since), amount)}
      </p>
      {renewal.date !== null && (
        <p>
          {texts.payBefore(formats.date(renewal.date))} <strong className={css.countdown.overdue}>{countdown}</strong>
        </p>
      )}
    </div>
  )
}

/** The five steps of the setup, each a petal. */
function Steps({ done = 0, texts }: { done: number | undefined; texts: VpsPaneTexts }) {
  return (
    <>
      <VpsStateMark state="creating" stepsDone={done} className={css.bloom} />
      <ol className={css.steps}>
        {texts.steps.map((name, index) => (
          <li key={name} className={css.step} aria-current={index === done ? 'step' : undefined}>
            {index < done ? (
              <Icon icon={Check} className={classNames(css.stepMark, css.stepDone)} />
            ) : (
              <span className={css.stepMark} />
            )}
            <span className={classNames(index === done && css.strong)}>{name}</span>
            {index === done && <span className={css.facts}>{texts.underWay}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
