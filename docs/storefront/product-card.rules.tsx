import { Check } from 'lucide-react'
import { Badge } from '#ds/components/Badge/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { ProductCard } from '#ds/storefront/ProductCard/index.ts'
import { productsTexts } from '#ds/texts/en/products.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { products } from '#stories/fixtures/products.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { IconLine } from './IconLine.tsx'

const [product] = products

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.65} height="15rem">
      <FormatProvider locale="en-US">
        <ProductCard product={product} texts={productsTexts.grid.card} />
      </FormatProvider>
    </Miniature>
  ),
  () => (
    <Box surface="raised" padding="md">
      <Stack space="xs">
        {['2 vCPU', '4 GB memory', '50 GB NVMe', '1 IPv4 address'].map((fact) => (
          <IconLine key={fact} icon={Check}>
            {fact}
          </IconLine>
        ))}
      </Stack>
    </Box>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="md">
      <Stack space="sm" align="start">
        <Badge tone="neutral">{englishCatalogue.categories.find(({ id }) => id === product.category)?.name}</Badge>
        <Heading level={4} size="small">
          {product.name}
        </Heading>
        <Text weight="semibold">Forty-nine thousand dong a month</Text>
      </Stack>
    </Box>
  ),
]
