import { Plus, Server, Smartphone, Wallet } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import type { Resource } from '#ds/components/resource.ts'
import { Skeleton } from '#ds/components/Skeleton/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './OnboardingDialog.css.ts'
import type { OnboardingDialogTexts } from './onboarding-texts.ts'

const taskIcons = [Smartphone, Wallet, Server] as const

/** The list of tasks, each with its purpose. */
export function WelcomeStep({ texts }: { texts: OnboardingDialogTexts['welcome'] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
    <ul role="list">
      {texts.tasks.map((task, index) => (
        <li key={task.title} className={css.task}>
          <Icon icon={taskIcons[index] ?? Server} size="medium" />
          <div>
            <Text weight="medium">{task.title}</Text>
            <Text size="small" tone="secondary">
              {task.description}
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
        <Text size="figure" weight="semibold" numeric render={<div />}>
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
  const { currency } = useFormats()
  if (balance.status === 'loading') return <Skeleton length="medium" />
  return balance.status === 'error' ? unknown : currency(balance.data)
}

export interface ExploreStepProps {
  onExplore: () => void
  texts: OnboardingDialogTexts['explore']
}

/** A few facts about what can be ordered, and the button that leads to it. */
export function ExploreStep({ onExplore, texts }: ExploreStepProps) {
  return (
    <Stack space="md" align="start">
      <dl className={css.facts}>
        {texts.facts.map(({ label, value }) => (
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
      <Button icon={Server} onClick={() => onExplore()}>
        {texts.explore}
      </Button>
    </Stack>
  )
}
