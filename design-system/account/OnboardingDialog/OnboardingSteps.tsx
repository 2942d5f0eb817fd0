import { CircleCheck, Plus, Server, Smartphone, Wallet } from 'lucide-react'
import type { VpsCatalog } from '#contracts/catalog.ts'
import { DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import { withoutVersion } from '#contracts/rules/system-family.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OnboardingDialog.css.ts'
import type { OnboardingDialogTexts, OnboardingTaskName } from './onboarding-texts.ts'

const tasks = [
  { step: 'phone', icon: Smartphone },
  { step: 'deposit', icon: Wallet },
  { step: 'explore', icon: Server },
] as const

interface WelcomeStepProps {
  /** What is done has a check. */
  done: Readonly<Record<OnboardingTaskName, boolean>>
  texts: OnboardingDialogTexts['welcome']
}

/** The list of tasks, each with its purpose. */
export function WelcomeStep({ done, texts }: WelcomeStepProps) {
  const { currency } = useFormats()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
    <ul role="list">
      {tasks.map(({ step, icon }) => (
        <li key={step} className={css.task}>
          <Icon
            icon={done[step] ? CircleCheck : icon}
            size="medium"
            className={done[step] ? css.taskDone : undefined}
          />
          <div>
            <Text weight="medium">{texts.tasks[step].title}</Text>
            <Text size="small" tone="secondary">
              {texts.tasks[step].description(currency(DEPOSIT_MIN))}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

export interface DepositStepProps {
  balance: Resource<string>
  /** There is money in the wallet: a top-up is still offered, but is no longer the main action. */
  done: boolean
  onTopUp: () => void
  texts: OnboardingDialogTexts['deposit']
}

/** The balance and the top-up button. */
export function DepositStep({ balance, done, onTopUp, texts }: DepositStepProps) {
  return (
    <section aria-label={texts.balance} className={css.wallet}>
      <Stack space="2xs" className={css.balance}>
        <Text size="small" weight="medium" tone="secondary">
          {texts.balance}
        </Text>
        <Text size="figure" weight="semibold" render={<div />}>
          <Balance balance={balance} unknown={texts.balanceUnknown} />
        </Text>
      </Stack>
      <Button {...(done && { tone: 'neutral', emphasis: 'outline' })} icon={Plus} onClick={() => onTopUp()}>
        {done ? texts.topUpMore : texts.topUp}
      </Button>
    </section>
  )
}

function Balance({ balance, unknown }: { balance: Resource<string>; unknown: string }) {
  if (balance.status === 'loading') return <Skeleton length="medium" />
  return balance.status === 'error' ? unknown : <Money amount={balance.data} />
}

/** What can be ordered. */
export type OnboardingCatalog = Pick<VpsCatalog, 'plans' | 'locations' | 'operatingSystems'>

export interface ExploreStepProps {
  catalog: Resource<OnboardingCatalog>
  /** There is an instance: another one is still offered, but is no longer the main action. */
  done: boolean
  onExplore: () => void
  texts: OnboardingDialogTexts['explore']
}

/** The facts of a catalogue, each with its label; none while it has not loaded, or holds nothing. */
function useFacts(catalog: Resource<OnboardingCatalog>, texts: OnboardingDialogTexts['explore']) {
  const { currency, list } = useFormats()
  if (catalog.status !== 'ready') return []
  const { plans, locations, operatingSystems } = catalog.data
  if (plans.length === 0) return []
  const places = new Set(locations.map(({ city }) => city))
  const systems = new Set(operatingSystems.map(({ name }) => withoutVersion(name)))
  return [
    {
      label: texts.price,
      value: texts.priceFrom(currency(Math.min(...plans.map(({ priceMonthly }) => priceMonthly)))),
    },
    { label: texts.locations, value: list([...places]) },
    { label: texts.operatingSystems, value: list([...systems]) },
  ]
}

/** A few facts about what can be ordered, and the button that leads to it. */
export function ExploreStep({ catalog, done, onExplore, texts }: ExploreStepProps) {
  const facts = useFacts(catalog, texts)
  return (
    <Stack space="md" align="start">
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <Text size="small" tone="secondary" render={<dt />}>
              {label}
            </Text>
            <Text size="small" weight="medium" render={<dd />}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <Button {...(done && { tone: 'neutral', emphasis: 'outline' })} icon={Server} onClick={() => onExplore()}>
        {texts.explore}
      </Button>
    </Stack>
  )
}
