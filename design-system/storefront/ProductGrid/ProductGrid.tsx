import type { ComponentPropsWithRef } from 'react'
import type { Category, Product } from '#contracts/products.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { ProductCard, ProductCardSkeleton, type ProductCardTexts } from '#ds/storefront/ProductCard/index.ts'
import * as css from './ProductGrid.css.ts'

export interface ProductGridTexts {
  /** Accessible name of the list. */
  label: string
  card: ProductCardTexts
  emptyTitle: string
  emptyDescription: string
  /** Label of the link from an empty category to all products. */
  browseAll: string
  errorTitle: string
  /** The cell after the last card, for somebody who has not found what they need. */
  ask: { title: string; description: string; action: string }
}

export interface ProductGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  products: Resource<readonly Product[]>
  /** The categories, for their names. Default: none, and no names. */
  categories?: readonly Category[]
  texts: ProductGridTexts
  /** URL of the page with all products, linked from an empty grid. Default: no link. */
  allHref?: string | undefined
  /** URL where somebody asks for what is not listed, offered in the rest of the last row. Default: not offered. */
  askHref?: string | undefined
  /** Number of skeletons: the expected number of cards, or enough to fill the first screen. Default: 6. */
  skeletons?: number
}

/** Products as cards, with the loading, error and empty states (product spec, section 2). It keeps the order in which products are passed. */
export function ProductGrid({
  products,
  categories = [],
  texts,
  allHref,
  askHref,
  skeletons = 6,
  className,
  ...rest
}: ProductGridProps) {
  const state = products.status === 'ready' && products.data.length === 0 ? 'empty' : products.status
  const isOneCategory = products.status === 'ready' && new Set(products.data.map(({ category }) => category)).size === 1
  return (
    <div
      data-component="ProductGrid"
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      {...rest}
      className={classNames((state === 'empty' || state === 'error') && css.card, className)}
    >
      {products.status === 'loading' && <Loading skeletons={skeletons} />}
      {products.status === 'error' && (
        <ErrorState title={texts.errorTitle} description={products.message} onRetry={products.onRetry} />
      )}
      {state === 'empty' && (
        <EmptyState
          title={texts.emptyTitle}
          description={texts.emptyDescription}
          action={
            allHref !== undefined && (
              <ButtonLink href={allHref} tone="neutral" emphasis="outline">
                {texts.browseAll}
              </ButtonLink>
            )
          }
        />
      )}
      {products.status === 'ready' && products.data.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
        <ul role="list" aria-label={texts.label} className={css.cards}>
          {products.data.map((product) => (
            <li key={product.id} className={css.item}>
              <ProductCard
                product={product}
                categoryName={categories.find(({ id }) => id === product.category)?.name}
                isCategoryQuiet={isOneCategory}
                texts={texts.card}
              />
            </li>
          ))}
          {askHref !== undefined && (
            <li className={css.ask}>
              <div className={css.askTexts}>
                <Heading level={2} size="title">
                  {texts.ask.title}
                </Heading>
                <Text size="small" tone="secondary" measure>
                  {texts.ask.description}
                </Text>
              </div>
              <ButtonLink href={askHref} tone="neutral" emphasis="outline">
                {texts.ask.action}
              </ButtonLink>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function Loading({ skeletons }: { skeletons: number }) {
  const loading = useMessage('loading')
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div className={css.cards}>
        {Array.from({ length: skeletons }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and never reordered
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </>
  )
}
