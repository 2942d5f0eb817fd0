import type { Vps } from '#contracts/vps.ts'
import type { VpsRowsTexts } from '#ds/account/VpsRows/index.ts'
import { renewalOf, stepsDone, vpsState } from '#ds/account/vps.ts'
import { addressOf, renewalLabels, stateDetail } from '#ds/account/vps-labels.ts'
import { VpsStateMark, vpsLooks } from '#ds/domain/VpsStateMark/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import * as css from './OverviewPanel.css.ts'
import type { OverviewPanelTexts } from './OverviewPanel.tsx'

interface RecentVpsProps {
  vps: Vps
  now: string
  texts: OverviewPanelTexts
  vpsTexts: VpsRowsTexts
}

/** One instance: its address, or why it has no use now; its state, and when it is renewed. */
export function RecentVps({ vps, now, texts, vpsTexts }: RecentVpsProps) {
  const formats = useFormats()
  const state = vpsState(vps)
  const isFine = vps.status === 'active' && renewalOf(vps, now).kind !== 'grace'
  const reason = isFine ? undefined : stateDetail(vps, now, vpsTexts, formats)
  const below = belowState(vps, { now, texts, vpsTexts, formats })
  return (
    <article className={css.row}>
      <VpsStateMark state={state} stepsDone={stepsDone(vps) ?? 0} />
      <div className={css.words}>
        <Heading level={3} size="small" className={css.name}>
          {vps.name}
        </Heading>
        <Text size="small" tone="secondary" family={reason || vps.ipAddress === null ? 'text' : 'mono'}>
          {reason ?? addressOf(vps, vpsTexts)}
        </Text>
      </div>
      <div className={css.end}>
        <Text size="small" weight="medium" tone={vpsLooks[state].wordTone}>
          {vpsTexts.states[state]}
        </Text>
        {below && (
          <Text size="small" tone="secondary">
            {below}
          </Text>
        )}
      </div>
    </article>
  )
}

/** From so many days on, a day without its year could be taken for the one before. */
const YEAR_NEEDED_DAYS = 300

/** When it is renewed, until when it is tried, that it is overdue, or that its money is back. */
function belowState(
  vps: Vps,
  { now, texts, vpsTexts, formats }: Omit<RecentVpsProps, 'vps'> & { formats: Formats },
): string | undefined {
  const renewal = renewalOf(vps, now)
  if (renewal.kind === 'refunded') return vpsTexts.refunded
  if (!('urgency' in renewal)) return undefined
  const words = renewalLabels(renewal, now, vpsTexts, formats)
  if (renewal.kind !== 'due' || renewal.next === 'manual' || renewal.next === 'ends')
    return words.beside ?? words.countdown
  return renewal.next === 'trialEnds'
    ? words.below
    : texts.renewal((renewal.days < YEAR_NEEDED_DAYS ? formats.day : formats.date)(renewal.date))
}
