import { Box } from '#ds/primitives/Box/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ProductGrid } from '#ds/storefront/ProductGrid/index.ts'
import { productsTexts } from '#ds/texts/en/products.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const List = ({ names }: { names: readonly string[] }) => (
  <Stack space="2xs">
    {names.map((name) => (
      <Box key={name} surface="raised" paddingBlock="2xs" paddingInline="xs">
        <Text size="caption">{name}</Text>
      </Box>
    ))}
  </Stack>
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="28rem" zoom={0.6}>
      <ProductGrid
        products={{ status: 'error', message: 'The server does not answer. Please try again.', onRetry: () => {} }}
        texts={productsTexts.grid}
      />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline wrap="nowrap">
      <List names={['1 Pro VPS', '2 GPU Training', '3 Basic VPS']} />
      <ThenArrow next="beside" />
      <List names={['3 Basic VPS', '1 Pro VPS', '2 GPU Training']} />
    </Inline>
  ),
]
