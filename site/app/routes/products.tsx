import { useParams } from 'react-router'
import { productCategories } from '#contracts/rules/product-categories.ts'
import { ProductsScreen } from '#ds/screens/ProductsScreen/index.ts'
import { ChineseFooter } from '#ds/storefront/ChineseFooter/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import { footer } from '#ds/texts/en/products/footer.ts'
import { header } from '#ds/texts/en/products/header.ts'
import { screen } from '#ds/texts/en/products/screen.ts'
import { footer as chineseFooter } from '#ds/texts/zh/footer.ts'
import { paths } from '#site/api/paths.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useLanguage } from '#site/hooks/use-language.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { indexable, notIndexable } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { productList } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'

export const handle: RouteHandle = { lang: 'en', hydration: 'deferred' }

/** `category` is absent on the page with all products. A category that does not exist has no products and is not indexed. */
export function meta({ params: { category } }: { params: { category?: string } }) {
  const { allTitle, allDescription, descriptions, grid } = screen
  const known = productCategories.find((item) => item === category)
  if (category !== undefined && !known) return notIndexable(`${allTitle} · Sen Cloud`)
  return indexable({
    title: `${known ? grid.card.categories[known] : allTitle} · Sen Cloud`,
    description: known ? descriptions[known] : allDescription,
    path: known ? `/products/${known}` : '/products',
    lang: handle.lang,
  })
}

/** All products, or those of a category (product spec, section 2). Login and registration lead to the login page. */
export default function Products() {
  const { category } = useParams<'category'>()
  const { session } = useAuth()
  const list = useQuery(paths.products(category))
  return (
    <>
      <ProductsScreen
        texts={screen}
        category={category}
        products={toResource(list)}
        header={<Header texts={header} user={session?.user} {...useLanguage()} onSignOut={useSignOut()} />}
        footer={
          <>
            <ProductsFooter texts={footer} role="presentation" />
            <ChineseFooter texts={chineseFooter} role="presentation" />
          </>
        }
      />
      {list.data && (
        <StructuredData of={productList(list.data.map((item) => ({ ...item, path: `/products/${item.category}` })))} />
      )}
    </>
  )
}

/** Structured data for search engines, which run the page's script. As data it is allowed by the content security policy. */
function StructuredData({ of }: { of: Record<string, unknown> }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...of })}</script>
}
