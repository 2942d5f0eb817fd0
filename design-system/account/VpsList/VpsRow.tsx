import { Settings2, SquareTerminal } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { isSettingUp } from '#contracts/rules/vps-status.ts'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { addressOf, isRenewed, type ShownVps } from '#ds/account/shown-vps.ts'
import { Button } from '#ds/components/Button/index.ts'
import { StatusBadge } from '#ds/components/StatusBadge/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { VpsListTexts } from './VpsList.tsx'
import * as css from './VpsRow.css.ts'

export interface VpsRowProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  vps: ShownVps
  texts: VpsListTexts
}

/** One instance: status, IP address, specifications and next billing date. */
export function VpsRow({ vps, texts, className, ...rest }: VpsRowProps) {
  const { date, number } = useFormats()
  return (
    <article data-component="VpsRow" data-status={vps.status} {...rest} className={classNames(css.row, className)}>
      <div className={css.head}>
        <Inline space="sm">
          <Heading level={3} size="small" className={css.name}>
            {vps.name}
          </Heading>
          <StatusBadge status={vps.status}>{texts.statuses[vps.status]}</StatusBadge>
        </Inline>
        {(isSettingUp(vps.status) || vps.status === 'failed') && (
          <Text size="small" tone="secondary">
            {vps.status === 'failed' ? texts.failed : texts.settingUp}
          </Text>
        )}
      </div>
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
          <Figure>{texts.gigabytes(number(vps.ram))}</Figure>
        </Fact>
        <Fact label={texts.storage} width="third">
          <Figure>{texts.gigabytes(number(vps.storage))}</Figure>
        </Fact>
        <Fact label={texts.operatingSystem} width="half">
          <Text size="small" render={<span />}>
            {vps.operatingSystem}
          </Text>
        </Fact>
        <Fact label={texts.nextBillingDate} width="half">
          {isRenewed(vps.status) ? (
            <Text size="small" numeric render={<time dateTime={vps.nextBillingDate} />}>
              {date(vps.nextBillingDate)}
            </Text>
          ) : (
            <Text size="small" tone="tertiary" render={<span />}>
              {texts.notRenewed}
            </Text>
          )}
        </Fact>
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
