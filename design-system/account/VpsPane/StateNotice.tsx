import { Check } from 'lucide-react'
import type { Vps } from '#contracts/vps.ts'
import { isFreeTrial, stepsDone } from '#ds/account/vps.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VpsStateMark } from '#ds/domain/VpsStateMark/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './VpsPane.css.ts'
import type { VpsPaneTexts } from './vps-pane-texts.ts'

interface StateNoticeProps {
  vps: Vps
  texts: VpsPaneTexts
}

/** What is to be known of a machine that does not run: the steps of its setup, why it is suspended, or why it failed and that the money is back. */
export function StateNotice({ vps, texts }: StateNoticeProps) {
  switch (vps.status) {
    case 'creating':
      return (
        <div className={css.notice}>
          <Steps done={stepsDone(vps)} texts={texts} />
          <p className={css.facts}>{texts.mayLeave}</p>
        </div>
      )
    case 'suspended': {
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
