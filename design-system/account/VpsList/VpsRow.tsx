import { Settings2, SquareTerminal } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { isSettingUp } from '#contracts/rules/vps-status.ts'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { addressOf, isPayableTrial, isRenewed, type ShownVps, trialDaysLeft } from '#ds/account/shown-vps.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { VpsListProps } from './VpsList.tsx'
import * as css from './VpsRow.css.ts'

export interface VpsRowProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    Pick<VpsListProps, 'now' | 'texts' | 'onPayTrial' | 'onContactSupport'> {
  vps: ShownVps
}

/** One instance: status, plan, place, IP address, specifications, price and next charge; and what can be done about a trial or a suspension. */
export function VpsRow({ vps, now, texts, onPayTrial, onContactSupport, className, ...rest }: VpsRowProps) {
  const { currency, number, gigabytes } = useFormats()
  return (
    <article data-component="VpsRow" data-status={vps.status} {...rest} className={classNames(css.row, className)}>
      <div className={css.head}>
        <Inline space="sm">
          <Heading level={3} size="small" className={css.name}>
            {vps.name}
          </Heading>
          <StatusBadge status={vps.status}>{texts.statuses[vps.status]}</StatusBadge>
        </Inline>
        <Text size="small" tone="secondary" className={css.name}>
          {vps.planName} · {vps.location}
        </Text>
        {(isSettingUp(vps.status) || vps.status === 'failed') && (
          <Text size="small" tone="secondary">
            {vps.status === 'failed' ? texts.failed : texts.settingUp}
          </Text>
        )}
      </div>
      <StateNotice vps={vps} now={now} texts={texts} onPayTrial={onPayTrial} onContactSupport={onContactSupport} />
      <dl className={css.facts}>
        <Fact label={texts.ipAddress} width="full">
          {vps.ipAddress === null ? (
            <Text size="small" tone="tertiary" render={<span />}>
              {addressOf(vps, texts)}
            </Text>
          ) : (
            <>
              <Text size="large" family="mono" weight="medium" render={<span />}>
                {vps.ipAddress}
              </Text>
              <CopyButton value={vps.ipAddress} texts={texts} />
            </>
          )}
        </Fact>
        <Fact label={texts.cpu} width="third">
          <Figure>{texts.cores(number(vps.cpu))}</Figure>
        </Fact>
        <Fact label={texts.ram} width="third">
          <Figure>{gigabytes(vps.ram)}</Figure>
        </Fact>
        <Fact label={texts.storage} width="third">
          <Figure>{gigabytes(vps.storage)}</Figure>
        </Fact>
        <Fact label={texts.operatingSystem} width="half">
          <Text size="small" render={<span />}>
            {vps.operatingSystem}
          </Text>
        </Fact>
        <Fact label={texts.price} width="half">
          <Text size="small" numeric render={<span />}>
            {currency(vps.price)}
            {texts.perPeriod[vps.billingPeriod]}
          </Text>
        </Fact>
        <Renewal vps={vps} texts={texts} />
      </dl>
      <div className={css.actions}>
        <Button tone="neutral" emphasis="outline" size="small" icon={Settings2}>
          <ActionName name={texts.manage} of={vps.name} />
        </Button>
        <Button tone="neutral" emphasis="outline" size="small" icon={SquareTerminal}>
          <ActionName name={texts.console} of={vps.name} />
        </Button>
      </div>
    </article>
  )
}

/** The day when the next period is charged, and how much; of a trial, which charges nothing by itself, only its end. */
function Renewal({ vps, texts }: Pick<VpsRowProps, 'vps' | 'texts'>) {
  const { currency, date } = useFormats()
  const { trialEndsAt, nextCharge, nextBillingDate } = vps
  if (!isRenewed(vps.status))
    return (
      <Fact label={texts.nextBillingDate} width="half">
        <Text size="small" tone="tertiary" render={<span />}>
          {texts.notRenewed}
        </Text>
      </Fact>
    )
  const day = trialEndsAt ?? nextCharge?.date ?? nextBillingDate
  return (
    <>
      <Fact label={trialEndsAt === null ? texts.nextBillingDate : texts.trial.ends} width="half">
        <Text size="small" numeric render={<time dateTime={day} />}>
          {date(day)}
        </Text>
      </Fact>
      {trialEndsAt === null && nextCharge && (
        <Fact label={texts.nextCharge} width="half">
          <Text size="small" numeric render={<span />}>
            {currency(nextCharge.amount)}
          </Text>
        </Fact>
      )}
    </>
  )
}

/** That a trial runs, or why the instance is suspended, with what to do about it. */
function StateNotice({ vps, now, texts, onPayTrial, onContactSupport }: Omit<VpsRowProps, 'className'>) {
  const { trialEndsAt, status } = vps
  if (trialEndsAt !== null && isPayableTrial(vps)) {
    const hasEnded = status === 'suspended'
    return (
      <Notice
        tone={hasEnded ? 'caution' : 'brand'}
        title={hasEnded ? texts.trial.ended : texts.trial.daysLeft(trialDaysLeft(trialEndsAt, now))}
        action={
          <Button
            tone={hasEnded ? 'brand' : 'neutral'}
            emphasis={hasEnded ? 'strong' : 'outline'}
            size="small"
            onClick={() => onPayTrial(vps)}
          >
            <ActionName name={texts.trial.pay} of={vps.name} />
          </Button>
        }
        className={css.notice}
      >
        {hasEnded ? texts.trial.endedNote : texts.trial.note}
      </Notice>
    )
  }
  if (status !== 'suspended') return null
  return (
    <Notice
      tone="caution"
      title={texts.suspended}
      action={
        <Button tone="neutral" emphasis="outline" size="small" onClick={() => onContactSupport()}>
          <ActionName name={texts.contactSupport} of={vps.name} />
        </Button>
      }
      className={css.notice}
    >
      {texts.suspendedNote}
    </Notice>
  )
}

function Fact({ label, width, children }: { label: string; width: keyof typeof css.fact; children: ReactNode }) {
  return (
    <div className={css.fact[width]}>
      <Text size="caption" tone="tertiary" render={<dt />}>
        {label}
      </Text>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <Text weight="medium" numeric render={<span />}>
      {children}
    </Text>
  )
}

/** Adds the instance's name for screen readers, so that the buttons of different rows have different names. */
function ActionName({ name, of }: { name: string; of: string }) {
  return (
    <span>
      {name}
      <VisuallyHidden> {of}</VisuallyHidden>
    </span>
  )
}
