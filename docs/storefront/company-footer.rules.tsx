import { footer as vietnamese } from '#ds/texts/vi/footer.ts'
import { companyFooter as chinese } from '#ds/texts/zh/company-footer.ts'
import * as Stories from '#stories/storefront/CompanyFooter.stories.tsx'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { StoryShot } from '#storybook/guides/StoryShot.tsx'
import { SmallFooter } from './SmallFooter.tsx'

export const good: RuleExample[] = [() => <StoryShot of={Stories.AllLinks} at="10% 30%" zoom={1.8} />]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart />
      <SmallFooter brand={vietnamese.brand} links={['Bảng giá', 'Hỗ trợ', 'Điều khoản']} />
      <SmallFooter brand={chinese.brand} links={Object.values(chinese.columns).map(({ heading }) => heading)} />
    </PageSketch>
  ),
]
