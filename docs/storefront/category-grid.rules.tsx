import type { Category as CategoryOfCatalogue } from '#contracts/products.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { CategoryGrid } from '#ds/storefront/CategoryGrid/index.ts'
import { categoryIcon } from '#ds/storefront/ProductCard/index.ts'
import { productsTexts } from '#ds/texts/en/products.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { categories } = englishCatalogue

const Category = ({ id, name }: CategoryOfCatalogue) => (
  <Box surface="raised" padding="xs">
    <Inline wrap="nowrap">
      <Icon icon={categoryIcon(id)} />
      <Text size="caption">{name}</Text>
    </Inline>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <Miniature width="40rem" zoom={0.42}>
      <CategoryGrid texts={{ heading: productsTexts.browse }} categories={categories} current="vps" />
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="sm">
      <Heading level={4} size="small">
        {categories.find(({ id }) => id === 'vps')?.name}
      </Heading>
      <Grid columns={2} space="xs">
        {categories
          .filter(({ id }) => id !== 'vps')
          .map((category) => (
            <Category key={category.id} {...category} />
          ))}
      </Grid>
    </Stack>
  ),
]
