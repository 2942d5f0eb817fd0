import { useParams } from 'react-router'
import { languageTags } from '#contracts/languages.ts'
import type { Category } from '#contracts/products.ts'
import { ProductsScreen, type ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'
import { CategoryTabs } from '#ds/storefront/CategoryTabs/index.ts'
import { CompanyFooter } from '#ds/storefront/CompanyFooter/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import * as companyFooterArea from '#ds/texts/company-footer.ts'
import * as headerArea from '#ds/texts/header.ts'
import * as productsArea from '#ds/texts/products.ts'
import * as productsFooterArea from '#ds/texts/products-footer.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { NotFoundPage } from '#site/lazy/not-found-component.tsx'
import { PageHead, StructuredData } from '#site/PageHead.tsx'
import { useCatalog } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { productList } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTextLanguage, useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'en',
  texts: [headerArea, productsArea, productsFooterArea, companyFooterArea, toastsArea],
  hydration: 'deferred',
}

interface HeadProps {
  /** Absent on the page with all products. */
  category: Category | undefined
  texts: ProductsScreenTexts
}

export const Head = ({ category, texts: { allTitle, allDescription, categoryTitle } }: HeadProps) => (
  <PageHead
    title={category ? categoryTitle(category.name) : allTitle}
    description={category ? category.description : allDescription}
    path={category ? `/products/${category.id}` : '/products'}
  />
)

/** All products, or those of a category (product spec, section 2). A category that does not exist has none, and no page. */
export default function Products() {
  const { category } = useParams<'category'>()
  const { productsTexts } = useTexts(productsArea)
  const { categories } = useCatalog('categories')
  const known = categories.find(({ id }) => id === category)
  const { emptyTitle: title, emptyDescription: description } = productsTexts.list
  if (category !== undefined && !known) {
    const links = <CategoryTabs texts={productsTexts.tabs} categories={categories} />
    return <NotFoundPage note={{ title, description, links }} />
  }
  return <ProductsPage category={known} />
}

/** Login and registration lead to the login page. */
function ProductsPage({ category }: { category: Category | undefined }) {
  const { productsTexts } = useTexts(productsArea)
  const { categories, products } = useCatalog('categories', 'products')
  const shown = category ? products.filter((product) => product.category === category.id) : products
  const { session } = useAuth()
  return (
    <>
      <Head category={category} texts={productsTexts} />
      <ProductsScreen
        texts={productsTexts}
        category={category?.id}
        products={{ status: 'ready', data: products }}
        categories={categories}
        header={<Header texts={useTexts(headerArea).header} user={session?.user} onSignOut={useSignOut()} />}
        footer={
          <>
            <ProductsFooter texts={useTexts(productsFooterArea).productsFooter} role="presentation" />
            <CompanyFooter
              lang={languageTags[useTextLanguage(companyFooterArea)]}
              texts={useTexts(companyFooterArea).companyFooter}
              role="presentation"
            />
          </>
        }
      />
      <StructuredData
        of={productList(shown.map((item) => ({ ...item, path: `/products/${item.category}/${item.id}` })))}
      />
    </>
  )
}
