import type { ComponentPropsWithRef } from 'react'
import type { Category, Product } from '#contracts/products.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { categoryIcon } from './category-icons.ts'
import * as css from './ProductList.css.ts'
import { ProductRow, ProductRowSkeleton, type ProductRowTexts } from './ProductRow.tsx'

export interface ProductListTexts {
  /** Accessible name of the list. */
  label: string
  row: ProductRowTexts
  emptyTitle: string
  emptyDescription: string
  /** Label of the link from an empty category to all products. */
  browseAll: string
  errorTitle: string
  /** After the last row, for somebody who has not found what they need. */
  ask: { title: string; description: string; action: string }
}

export interface ProductListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  products: Resource<readonly Product[]>
  /** The categories, in display order. */
  categories: readonly Category[]
  texts: ProductListTexts
  /** Level of the first headings in the page's outline. Default: 2. */
  level?: 2 | 3
  /** URL of the page with all products, linked from an empty list. Default: no link. */
  allHref?: string | undefined
  /** URL where somebody asks for what is not listed, offered after the last row. Default: not offered. */
  askHref?: string | undefined
  /** Number of rows while it loads: the expected number, or enough to fill the first screen. Default: 8. */
  skeletons?: number
}

/**
 * Products as a price list, with the loading, error and empty states (product spec, section 2): a row each with its name, whom it is for, what
 * it has, and its price. Those of several categories stand below the name of theirs.
 */
export function ProductList({
  products,
  categories,
  texts,
  level = 2,
  allHref,
  askHref,
  skeletons = 8,
  className,
  ...rest
}: ProductListProps) {
  const state = products.status === 'ready' && products.data.length === 0 ? 'empty' : products.status
  return (
    <div
      data-component="ProductList"
      data-state={state}
      aria-busy={state === 'loading' || undefined}
      {...rest}
      className={classNames(css.root, (state === 'empty' || state === 'error') && css.card, className)}
    >
      {products.status === 'loading' && <Loading rows={skeletons} />}
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
        <>
          <Groups products={products.data} categories={categories} texts={texts} level={level} />
          {askHref !== undefined && (
            <div className={css.ask}>
              <div>
                <Heading level={level} size="small">
                  {texts.ask.title}
                </Heading>
                <Text size="small" tone="secondary" measure>
                  {texts.ask.description}
                </Text>
              </div>
              <ButtonLink href={askHref} tone="neutral" emphasis="outline">
                {texts.ask.action}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </div>
  )
}

type GroupsProps = Required<Pick<ProductListProps, 'categories' | 'texts' | 'level'>> & { products: readonly Product[] }

/** The name of the only category is that of the page. */
function Groups({ products, categories, texts, level }: GroupsProps) {
  const groups = categories
    .map((category) => ({ category, rows: products.filter((product) => product.category === category.id) }))
    .filter(({ rows }) => rows.length > 0)
  if (groups.length < 2) return <Rows products={products} texts={texts} level={level} label={texts.label} />
  return groups.map(({ category, rows }) => (
    <section key={category.id} className={css.group}>
      <div className={css.groupHead}>
        <Icon icon={categoryIcon(category.id)} size="medium" className={css.icon} />
        <Heading level={level} size="title">
          {category.name}
        </Heading>
        <Text size="small" tone="secondary">
          {category.description}
        </Text>
      </div>
      <Rows products={rows} texts={texts} level={level === 2 ? 3 : 4} label={category.name} />
    </section>
  ))
}

interface RowsProps extends Pick<GroupsProps, 'products' | 'texts'> {
  level: 2 | 3 | 4
  label: string
}

const Rows = ({ products, texts, level, label }: RowsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without markers
  <ul role="list" aria-label={label} className={css.rows}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductRow product={product} texts={texts.row} level={level} />
      </li>
    ))}
  </ul>
)

function Loading({ rows }: { rows: number }) {
  const loading = useMessage('loading')
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div className={css.rows}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered
          <ProductRowSkeleton key={row} />
        ))}
      </div>
    </>
  )
}
