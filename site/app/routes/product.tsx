import { useLocation } from 'react-router'
import { languageTags } from '#contracts/languages.ts'
import { areaCategories, areaIn, ProductScreen, pageIn, subjectOf } from '#ds/screens/ProductScreen/index.ts'
import { CompanyFooter } from '#ds/storefront/CompanyFooter/index.ts'
import { areaOf, Header } from '#ds/storefront/Header/index.ts'
import { ProductsFooter } from '#ds/storefront/ProductsFooter/index.ts'
import * as companyFooterArea from '#ds/texts/company-footer.ts'
import * as headerArea from '#ds/texts/header.ts'
import * as productArea from '#ds/texts/product.ts'
import * as productsArea from '#ds/texts/products.ts'
import * as productsFooterArea from '#ds/texts/products-footer.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { NotFoundPage } from '#site/lazy/not-found-component.tsx'
import { PageHead } from '#site/PageHead.tsx'
import { useCatalog } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { product as productFact } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTextLanguage, useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'en',
  texts: [headerArea, productArea, productsArea, productsFooterArea, companyFooterArea, toastsArea],
  hydration: 'deferred',
}

/** What the page at an address shows. Undefined for a product or a page that does not exist. */
function usePage() {
  const { categories, products } = useCatalog('categories', 'products')
  const { header } = useTexts(headerArea)
  const { pathname } = useLocation()
  const [, , folder = '', slug] = pathname.split('/')
  const area = areaIn(folder)
  if (area) {
    const { name, href, links } = areaOf(area, header.groups)
    const page = pageIn(area, slug)
    const link = links.find((one) => one.href === `/products/${folder}/${slug}`)
    if (slug !== undefined && !link) return
    const subject = page === undefined ? undefined : subjectOf(area, page)
    const offered = subject
      ? products.filter(({ id }) => subject.products.includes(id))
      : products.filter(({ category }) => slug === undefined && areaCategories[area].includes(category))
    const nearest = subject ? products.filter(({ category }) => category === subject.near) : []
    return {
      subject: { product: undefined, name: link?.label ?? name, id: slug ?? folder, isOffered: offered.length > 0 },
      parent: slug === undefined ? undefined : { name, href },
      shown: offered.length > 0 ? offered : nearest,
      pages: slug === undefined ? links : [],
    }
  }
  const category = categories.find(({ id }) => id === folder)
  const product = products.find(({ id, category: of }) => id === slug && of === folder)
  if (!product) return
  return {
    subject: { product },
    parent: category && { name: category.name, href: `/products/${category.id}` },
    shown: products.filter((one) => one.category === folder && one !== product),
    pages: [],
  }
}

/** The page of a product, and those of the header's Product group. */
export default function ProductRoute() {
  const page = usePage()
  return page ? <ProductPage {...page} /> : <NotFoundPage />
}

function ProductPage({ subject, parent, shown, pages }: NonNullable<ReturnType<typeof usePage>>) {
  const { productTexts } = useTexts(productArea)
  const { categories, plans } = useCatalog('categories', 'plans')
  const { pathname } = useLocation()
  const { session } = useAuth()
  const product = subject.product
  const name = subject.product ? subject.product.name : subject.name
  return (
    <>
      <PageHead
        title={product ? name : productTexts.areaTitle(name)}
        description={product ? product.description : productTexts.about(name)}
        path={pathname}
        facts={product ? [productFact({ ...product, path: pathname })] : []}
      />
      <ProductScreen
        texts={productTexts}
        list={useTexts(productsArea).productsTexts.list}
        subject={subject}
        plan={plans.find(({ id }) => id === product?.planId)}
        parent={parent}
        products={shown}
        categories={categories}
        pages={pages}
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
    </>
  )
}
