import { useParams } from 'react-router'
import useSWR from 'swr'
import type { Product } from '#contracts/products.ts'
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
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { findable, unfindable } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { productList } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'

export const handle: RouteHandle = { lang: 'en', hydration: 'deferred' }

/** The category is absent where all products show. One that does not exist has no products, and nobody should find its page. */
export function meta({ params: { category } }: { params: { category?: string } }) {
  const { allTitle, allDescription, descriptions, grid } = screen
  const known = productCategories.find((one) => one === category)
  if (category !== undefined && !known) return unfindable(`${allTitle} · Sen Cloud`)
  return findable({
    title: `${known ? grid.card.categories[known] : allTitle} · Sen Cloud`,
    description: known ? descriptions[known] : allDescription,
    path: known ? `/products/${known}` : '/products',
    lang: handle.lang,
  })
}

/** All products, and those of a category (product spec, section 2). Login and register lead to the login page. */
export default function Products() {
  const { category } = useParams<'category'>()
  const { session } = useAuth()
  const list = useSWR<Product[], Error>(paths.products(category))
  return (
    <>
      <ProductsScreen
        texts={screen}
        category={category}
        products={toResource(list)}
        header={<Header texts={header} user={session?.user} {...useLanguage()} onLogout={useSignOut()} />}
        footer={
          <>
            <ProductsFooter texts={footer} role="presentation" />
            <ChineseFooter texts={chineseFooter} role="presentation" />
          </>
        }
      />
      {list.data && (
        <StructuredData of={productList(list.data.map((one) => ({ ...one, path: `/products/${one.category}` })))} />
      )}
    </>
  )
}

/** The list for search engines, which run the page as a browser does. Data, and no script: the content policy lets it be. */
function StructuredData({ of }: { of: Record<string, unknown> }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...of })}</script>
}
