import { Badge } from '#ds/components/Badge/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { Grid } from '#ds/primitives/Grid/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { footer } from '#ds/texts/vi/footer.ts'
import { header } from '#ds/texts/vi/header.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { support, policies } = footer.columns

const Column = ({ heading, links, added }: { heading: string; links: readonly string[]; added?: string }) => (
  <Stack space="2xs" align="start">
    <Text size="small" weight="semibold">
      {heading}
    </Text>
    {links.map((link) => (
      <Text key={link} size="caption" tone="secondary">
        {link}
      </Text>
    ))}
    {added && <Badge tone="positive">{added}</Badge>}
  </Stack>
)

const { vps, cloudGpu, loadBalancer } = header.groups.product.areas.cloud.pages

const ProductLinks = () => (
  <Inline space="sm">
    {[vps, cloudGpu, loadBalancer].map((link) => (
      <Text key={link} size="caption" weight="semibold" tone="critical" render={<span />}>
        {link}
      </Text>
    ))}
  </Inline>
)

export const good: RuleExample[] = [
  () => (
    <Grid columns={2} space="lg">
      <Column
        heading={support.heading}
        links={[support.links.support, support.links.docs]}
        added="Câu hỏi thường gặp"
      />
      <Column heading={policies.heading} links={[policies.links.terms, policies.links.refund]} />
    </Grid>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart look="raised">
        <Logo name={header.brand} size="small" />
        <ProductLinks />
      </SketchPart>
      <SketchPart />
      <SketchPart look="sunken">
        <Logo name={footer.brand} size="small" />
        <ProductLinks />
      </SketchPart>
    </PageSketch>
  ),
]
