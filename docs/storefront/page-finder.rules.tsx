import { Notice } from '#ds/components/Notice/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { LinkCards } from '#ds/storefront/Prose/index.ts'
import { notFoundTexts } from '#ds/texts/vi/not-found.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const { search, mainPages } = notFoundTexts.finder

export const good: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.8}>
      <Stack space="xs" align="center">
        <ExampleCode>/San-Pham.html</ExampleCode>
        <ThenArrow />
        <LinkCards links={[{ href: '#products', ...mainPages.products }]} />
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="24rem" zoom={0.8}>
      <Notice tone="critical">{search.failed}</Notice>
    </Miniature>
  ),
]
