import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { offers } from '#stories/fixtures/catalogue.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

interface OfferText {
  figure: ReactNode
  title: string
}

const { figures, actions } = accountTexts.offers
const newCustomer: OfferText = {
  figure: figures.discount('30\u00a0%'),
  title: offers.discount.title,
}
const depositBonus: OfferText = {
  figure: <Money amount={offers.bonus.amount} sign="always" />,
  title: offers.bonus.title,
}
const trial: OfferText = { figure: figures.trial(offers.trial.days), title: offers.trial.title }
const topUp = actions.topUp('500.000\u00a0₫')

const Offer = ({ offer, action }: { offer: OfferText; action?: string }) => (
  <Box surface="raised" padding="sm">
    <Inline justify="space-between" space="sm">
      <Stack space="2xs">
        <Text weight="bold" tone="promotion">
          {offer.figure}
        </Text>
        <Text size="small">{offer.title}</Text>
      </Stack>
      {action && (
        <Button tone="neutral" emphasis="outline" size="small">
          {action}
        </Button>
      )}
    </Inline>
  </Box>
)

const Featured = ({ offer, badge, action }: { offer: OfferText; badge: string; action: string }) => (
  <Box surface="raised" padding="sm">
    <Stack space="xs" align="start">
      <Badge tone="promotion" emphasis="strong" icon={Clock}>
        {badge}
      </Badge>
      <Text size="large" weight="bold" tone="promotion">
        {offer.figure}
      </Text>
      <Button tone="promotion" size="small">
        {action}
      </Button>
    </Stack>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn>
      <Offer offer={depositBonus} action={topUp} />
      <Offer offer={trial} action={actions.trial} />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Grid columns={2} space="xs">
      <Featured offer={newCustomer} badge={accountTexts.offers.hoursLeft(48)} action="Đặt VPS" />
      <Featured offer={depositBonus} badge="Hôm nay" action={topUp} />
    </Grid>
  ),
]
