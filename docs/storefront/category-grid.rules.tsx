import { type ProductCategory, productCategories } from '#contracts/rules/product-categories.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { CategoryGrid } from '#ds/storefront/CategoryGrid/index.ts'
import { categoryIcons } from '#ds/storefront/ProductCard/index.ts'
import { screen } from '#ds/texts/en/products/screen.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const names = screen.grid.card.categories

const Category = ({ name }: { name: ProductCategory }) => (
  <Box surface="raised" padding="xs">
    <Inline wrap="nowrap">
      <Icon icon={categoryIcons[name]} />
      <Text size="caption">{names[name]}</Text>
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="40rem" zoom={0.42}>
      <CategoryGrid texts={{ heading: screen.browse, categories: names }} current="vps" />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Heading level={4} size="small">
        {names.vps}
      </Heading>
      <Grid columns={2} space="xs">
        {productCategories
          .filter((name) => name !== 'vps')
          .map((name) => (
            <Category key={name} name={name} />
          ))}
      </Grid>
    </Stack>
  ),
]
