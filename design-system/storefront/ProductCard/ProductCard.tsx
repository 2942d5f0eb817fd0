import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import type { Product } from '#contracts/products.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { categoryIcon } from './category-icons.ts'
import * as css from './ProductCard.css.ts'
import { productAddress, startAddress } from './product-addresses.ts'

export interface ProductCardTexts {
  /** The period of the price, such as '/month'. */
  period: string
  /** Accessible name of the list of features. */
  features: string
  getStarted: string
  learnMore: string
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: Product
  /** Name of its category, in the badge. Default: no badge. */
  categoryName?: string | undefined
  /** Writes the category without the badge's ground, for a page on which all cards have the same one. Default: false. */
  isCategoryQuiet?: boolean
  texts: ProductCardTexts
}

/**
 * One product of the catalogue: category, description, features and, most prominently, the price. "Get Started" leads to the order of a
 * plan, which is the strongest button, or asks for a quotation; "Learn More" opens the product's page. In a ProductGrid the rows of neighbouring cards are aligned.
 */
export function ProductCard({
  product,
  categoryName,
  isCategoryQuiet = false,
  texts,
  className,
  ...rest
}: ProductCardProps) {
  const nameId = useId()
  return (
    <article
      data-component="ProductCard"
      data-category={product.category}
      aria-labelledby={nameId}
      {...rest}
      className={classNames(css.card, className)}
    >
      <div className={css.kind}>
        <Icon icon={categoryIcon(product.category)} size="large" className={css.icon} />
        {categoryName !== undefined && (
          <Badge tone="neutral" className={classNames(css.category, isCategoryQuiet && css.quietCategory)}>
            {categoryName}
          </Badge>
        )}
      </div>
      <div className={css.texts}>
        <Heading level={2} size="title" id={nameId}>
          {product.name}
        </Heading>
        <Text size="small" tone="secondary">
          {product.description}
        </Text>
      </div>
      <p className={css.prices}>
        <Text size="figure" weight="bold" render={<span />}>
          <Money amount={product.price} />
        </Text>
        <Text size="small" tone="secondary" render={<span />}>
          {texts.period}
        </Text>
      </p>
      {product.features.length > 0 && (
        <ul aria-label={texts.features} className={css.features}>
          {product.features.map((feature) => (
            <li key={feature} className={css.feature}>
              <Icon icon={Check} className={css.check} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        {/* The description distinguishes the links of different cards. */}
        <ButtonLink
          href={startAddress(product)}
          {...(product.planId === null && { tone: 'neutral', emphasis: 'outline' })}
          aria-describedby={nameId}
        >
          {texts.getStarted}
        </ButtonLink>
        <ButtonLink href={productAddress(product)} emphasis="ghost" aria-describedby={nameId}>
          {texts.learnMore}
        </ButtonLink>
      </div>
    </article>
  )
}
