import { Check } from 'lucide-react'
import type { ListedVps } from '#ds/account/listed-vps.ts'
import { VpsStateMark } from '#ds/components/VpsStateMark/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './VpsPane.css.ts'
import type { VpsPaneTexts } from './vps-pane-texts.ts'

interface StateNoticeProps {
  vps: ListedVps
  now: string
  texts: VpsPaneTexts
}

/** What is to be known of a machine that does not run: the steps of its setup, what is missing, or why it failed and that the money is back. */
export function StateNotice({ vps, now, texts }: StateNoticeProps) {
  const { currency, date, shortDateTime } = useFormats()
  switch (vps.status) {
    case 'creating':
    case 'pending':
      return (
        <div className={css.notice}>
          <Steps done={vps.stepsDone} texts={texts} />
          <p className={css.facts}>{texts.mayLeave}</p>
        </div>
      )
    case 'suspended': {
      const reason = vps.suspendedReason === 'trial_ended' ? texts.trialEnded : texts.suspendedByAdmin
      return (
        <div className={css.notice}>
          <p>
            {vps.missing === undefined ? (
              reason
            ) : (
              <>
                {vps.price !== undefined && texts.periodCosts(currency(vps.price))}{' '}
                <strong className={css.strong}>{texts.lacks(currency(vps.missing))}</strong>
              </>
            )}
          </p>
          {vps.keptUntil && <p>{texts.keptUntilThen(date(vps.keptUntil))}</p>}
        </div>
      )
    }
    case 'failed':
      return (
        <div className={css.notice}>
          <p>{vps.failure ?? texts.failedWithoutReason}</p>
          <p>
            <strong className={css.strong}>
              {vps.refunded === undefined ? texts.refundedToWallet : texts.refundedAmount(currency(vps.refunded))}
            </strong>
            {vps.refundedAt && `, ${shortDateTime(vps.refundedAt, now)}`}
          </p>
        </div>
      )
    default:
      return null
  }
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
