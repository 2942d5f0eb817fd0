import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { Product } from '#contracts/products.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './ProductList.css.ts'
import { productAddress, startAddress } from './product-addresses.ts'

export interface ProductRowTexts {
  /** The period of the price, such as '/month'. */
  period: string
  /** Accessible name of the list of features. */
  features: string
  getStarted: string
  learnMore: string
}

interface ProductRowProps {
  product: Product
  texts: ProductRowTexts
  /** Level of its name in the page's outline. */
  level: 2 | 3 | 4
}

/** “Get Started” orders a plan, or asks for a quotation; “Learn More” opens the product's page. */
export function ProductRow({ product, texts, level }: ProductRowProps) {
  const nameId = useId()
  return (
    <article data-category={product.category} aria-labelledby={nameId} className={css.row}>
      <div className={css.words}>
        <Heading level={level} size="small" id={nameId} className={css.name}>
          {product.name}
        </Heading>
        <Text size="small" tone="secondary" className={css.description}>
          {product.description}
        </Text>
      </div>
      {product.features.length > 0 && (
        <ul aria-label={texts.features} className={css.features}>
          {product.features.map((feature) => (
            <li key={feature} className={css.feature}>
              {feature}
            </li>
          ))}
        </ul>
      )}
      <p className={css.price}>
        <Money amount={product.price} />
        <span className={css.period}>{texts.period}</span>
      </p>
      <div className={css.actions}>
        {/* The description distinguishes it from the links of other rows. */}
        <ButtonLink
          href={startAddress(product)}
          size="small"
          tone={product.planId === null ? 'neutral' : 'brand'}
          emphasis={product.planId === null ? 'outline' : 'strong'}
          aria-describedby={nameId}
          className={css.action}
        >
          {texts.getStarted}
        </ButtonLink>
        <ButtonLink href={productAddress(product)} size="small" emphasis="ghost" className={css.action}>
          {/* Search engines read the text of a link alone. */}
          {texts.learnMore} <VisuallyHidden>({product.name})</VisuallyHidden>
          <Icon icon={ArrowRight} />
        </ButtonLink>
      </div>
    </article>
  )
}

/** As high as a row with a description of one line and features of one. Silent: ProductList announces the loading. */
export const ProductRowSkeleton = () => (
  <div aria-hidden className={css.row}>
    <div className={css.words}>
      <Heading level={2} size="small" render={<div />} className={css.name}>
        <Skeleton length="medium" />
      </Heading>
      <Text size="small" render={<div />} className={css.description}>
        <Skeleton length="full" />
      </Text>
    </div>
    <div className={css.features}>
      <Skeleton length="long" />
    </div>
    <div className={css.price}>
      <Skeleton length="full" />
    </div>
    <div className={css.actions}>
      <div className={css.actionHeight}>
        <Skeleton length="full" />
      </div>
    </div>
  </div>
)
