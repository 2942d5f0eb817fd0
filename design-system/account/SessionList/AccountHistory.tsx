import {
  BanknoteArrowDown,
  BanknoteX,
  Lock,
  LockOpen,
  type LucideIcon,
  PhoneOff,
  ShieldOff,
  Wallet,
} from 'lucide-react'
import type { AccountEvent, AccountEventKind } from '#contracts/account-sessions.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './SessionList.css.ts'
import type { AccountHistoryTexts } from './session-list-texts.ts'

export interface AccountHistoryProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  events: Resource<readonly AccountEvent[]>
  /** The current time, ISO 8601. */
  now: string
  texts: AccountHistoryTexts
}

const icons: Readonly<Record<AccountEventKind, LucideIcon>> = {
  locked: Lock,
  unlocked: LockOpen,
  second_factor_reset: ShieldOff,
  phone_released: PhoneOff,
  balance_changed: Wallet,
  deposit_completed: BanknoteArrowDown,
  deposit_failed: BanknoteX,
}

/** What our team did to the account: when, who, and why. */
export function AccountHistory({ events, now, texts, ...rest }: AccountHistoryProps) {
  const { shortDateTime } = useFormats()
  return (
    <Stack data-component="AccountHistory" space="md" {...rest}>
      <Stack space="2xs">
        <PanelHeader title={texts.title} />
        <Text size="small" tone="secondary">
          {texts.description}
        </Text>
      </Stack>
      <ResourceList
        label={texts.title}
        resource={events}
        itemKey={({ id }) => id}
        renderItem={({ at, kind, by, amount, reason }) => (
          <div className={css.row}>
            <span className={css.icon}>
              <Icon icon={icons[kind]} size="medium" />
            </span>
            <div className={css.words}>
              <span className={css.title}>{texts.kinds[kind]}</span>
              <span className={css.details}>
                {[shortDateTime(at, now), texts.by(by), reason === null ? undefined : texts.reason(reason)]
                  .filter((fact) => fact !== undefined)
                  .join(' · ')}
              </span>
            </div>
            {amount !== null && (
              <span className={css.action}>
                <Money amount={amount} sign={kind === 'balance_changed' ? 'always' : 'auto'} />
              </span>
            )}
          </div>
        )}
        errorTitle={texts.errorTitle}
        empty={<EmptyState title={texts.empty} description={texts.emptyDescription} />}
      />
    </Stack>
  )
}
