import { productsFooter as english } from '#ds/texts/en/products-footer.ts'
import { footer as vietnamese } from '#ds/texts/vi/footer.ts'
import { PageSketch, SketchPart } from '#storybook/guides/PageSketch.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { SmallFooter } from './SmallFooter.tsx'

const links = Object.values(english.columns).map(({ heading }) => heading)

export const good: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>
        Our Products
        <br />
        VPS Hosting · GPU Computing
      </SketchPart>
      <SmallFooter brand={english.brand} links={links} />
    </PageSketch>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <PageSketch>
      <SketchPart>Our Products</SketchPart>
      <SmallFooter brand={english.brand} links={links} />
      <SmallFooter brand={vietnamese.brand} links={['Bảng giá', 'Hỗ trợ', 'Điều khoản']} />
    </PageSketch>
  ),
]
