import { SmallPlan } from '#docs/storefront/SmallPlan.tsx'
import { EmptyState } from '#ds/components/EmptyState/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { CategoryGrid } from '#ds/storefront/CategoryGrid/index.ts'
import { productsTexts } from '#ds/texts/en/products.ts'
import { englishCatalogue } from '#stories/fixtures/catalogue.ts'
import * as Stories from '#stories/screens/ProductsScreen.stories.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { categories } = englishCatalogue
const withProducts = categories.filter(({ id }) => id !== 'gpu')

export const good: RuleExample[] = [
  () => <StoryShot of={Stories.All} at="50% 14%" zoom={1.05} />,
  () => (
    <Miniature width="40rem" zoom={0.42}>
      <Stack>
        <EmptyState title={productsTexts.grid.emptyTitle} />
        <CategoryGrid texts={{ heading: productsTexts.browse }} categories={categories} current="gpu" />
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <PageSketch>
        <SketchPart look="strong">{productsTexts.browse}</SketchPart>
        <SketchPart>{withProducts.map(({ name }) => name).join(' · ')}</SketchPart>
      </PageSketch>
      <Text size="small" family="mono">
        /products/gpu
      </Text>
      <ThenArrow />
      <Text size="small" weight="semibold" tone="critical">
        404
      </Text>
    </Stack>
  ),
  () => (
    <Grid columns={3} space="xs">
      <SmallPlan name="VPS Cơ Bản" price="49.000 ₫" />
      <SmallPlan name="VPS Chuyên Nghiệp" price="99.000 ₫" />
      <SmallPlan name="VPS Siêu Cấp" price="199.000 ₫" />
    </Grid>
  ),
]
