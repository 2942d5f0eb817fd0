import { useParams } from 'react-router'
import { languageTags } from '#contracts/languages.ts'
import type { Category } from '#contracts/products.ts'
import { ProductsScreen, type ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'
import { CompanyFooter } from '#ds/storefront/CompanyFooter/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead, StructuredData } from '#site/PageHead.tsx'
import { PrivateHead } from '#site/PrivateHead.tsx'
import { useCatalog } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { productList } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { toastsArea } from '#site/texts/common.ts'
import { headerArea } from '#site/texts/header.ts'
import { companyFooterArea, productsArea, productsFooterArea } from '#site/texts/products.ts'
import { useTextLanguage, useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'en',
  texts: [headerArea, productsArea, productsFooterArea, companyFooterArea, toastsArea],
  hydration: 'deferred',
}

interface HeadProps {
  /** Absent on the page with all products. */
  category: string | undefined
  categories: readonly Category[]
  texts: ProductsScreenTexts
}

/** A category that does not exist has no products and is not indexed. */
export function Head({ category, categories, texts: { allTitle, allDescription } }: HeadProps) {
  const known = categories.find(({ id }) => id === category)
  if (category !== undefined && !known) return <PrivateHead title={allTitle} />
  return (
    <PageHead
      title={known ? known.name : allTitle}
      description={known ? known.description : allDescription}
      path={known ? `/products/${known.id}` : '/products'}
    />
  )
}

/** All products, or those of a category (product spec, section 2). Login and registration lead to the login page. */
export default function Products() {
  const { category } = useParams<'category'>()
  const { productsTexts } = useTexts(productsArea)
  const { categories, products } = useCatalog('categories', 'products')
  const shown = category === undefined ? products : products.filter((product) => product.category === category)
  const { session } = useAuth()
  return (
    <>
      <Head category={category} categories={categories} texts={productsTexts} />
      <ProductsScreen
        texts={productsTexts}
        category={category}
        products={{ status: 'ready', data: shown }}
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
