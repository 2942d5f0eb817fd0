import { Badge } from '#ds/components/Badge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

interface SmallPlanProps {
  name: string
  price: string
  popular?: boolean
}

/** The top of a plan, so that several fit beside each other into an example of a rule. */
export const SmallPlan = ({ name, price, popular = false }: SmallPlanProps) => (
  <Box surface={popular ? 'overlay' : 'raised'} padding="xs">
    <Stack space="2xs" align="start">
      <Text size="caption" weight="semibold">
        {name}
      </Text>
      <Text size="small" weight="bold">
        {price}
      </Text>
      {popular && (
        <Badge tone="promotion" emphasis="strong">
          Phổ biến
        </Badge>
      )}
    </Stack>
  </Box>
)
