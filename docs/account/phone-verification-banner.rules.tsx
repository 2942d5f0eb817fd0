import { MousePointerClick, Server, Smartphone, Wallet, X } from 'lucide-react'
import { PhoneVerificationBanner } from '#ds/account/PhoneVerificationBanner/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Notice } from '#ds/components/Notice/index.ts'
import { StatCard } from '#ds/components/StatCard/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { phone, stats, welcome } = accountTexts
const ignore = () => undefined

export const good: RuleExample[] = [
  () => (
    <Miniature width="28rem" zoom={0.55}>
      <Stack space="md">
        <WelcomeLine name="Minh" texts={welcome} onTopUp={ignore} onOrder={ignore} />
        <PhoneVerificationBanner texts={phone} />
        <Grid columns={2} space="sm">
          <StatCard label={stats.balance} icon={Wallet} value="613.000 ₫" context={stats.balanceContext} />
          <StatCard label={stats.activeVps} icon={Server} value="2" context={stats.activeVpsContext(4)} />
        </Grid>
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Stack align="end" space="none">
        <Notice tone="caution" icon={Smartphone} title={phone.title}>
          {phone.description}
        </Notice>
        <Inline space="2xs">
          <Button size="small" tone="neutral" emphasis="ghost" icon={X}>
            Không hiện nữa
          </Button>
          <Icon icon={MousePointerClick} size="medium" />
        </Inline>
      </Stack>
    </ExampleColumn>
  ),
]
