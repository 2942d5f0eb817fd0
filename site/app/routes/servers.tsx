import { useLocation } from 'react-router'
import { useFormats } from '#ds/providers/format.tsx'
import { type ServersPage, ServersScreen, serversOf } from '#ds/screens/ServersScreen/index.ts'
import { footerLinks } from '#ds/storefront/Footer/footer-links.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import { productAddress } from '#ds/storefront/ProductList/index.ts'
import * as footerArea from '#ds/texts/footer.ts'
import * as headerArea from '#ds/texts/header.ts'
import * as serversArea from '#ds/texts/servers.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { paths } from '#site/api/paths.ts'
import { useToday } from '#site/hooks/use-now.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead } from '#site/PageHead.tsx'
import { useCatalog } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { planProduct, productList } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [serversArea, headerArea, footerArea, toastsArea],
  hydration: 'deferred',
}

/** The page at each address of the footer. */
const pages: Readonly<Record<string, ServersPage>> = {
  [footerLinks.products.vpsLinux]: 'linux',
  [footerLinks.products.vpsWindows]: 'windows',
  [footerLinks.products.dedicated]: 'dedicated',
  [footerLinks.products.cloud]: 'cloud',
}

/** The pages about a kind of servers: all four are drawn by this route. */
export default function Servers() {
  const { pathname } = useLocation()
  const page = pages[pathname.replace(/\/+$/, '')] ?? 'linux'
  const { serversTexts } = useTexts(serversArea)
  const catalog = useCatalog('plans', 'series', 'operatingSystems', 'products', 'categories', 'offers')
  const formats = useFormats()
  const { day, rendered } = useToday()
  const { session } = useAuth()
  const offers = useQuery(session ? paths.offers : null)
  const { title, description } = serversTexts.pages[page]
  const { plans, products } = serversOf(page, catalog)
  return (
    <>
      <meta {...rendered} />
      <PageHead
        title={title}
        description={description}
        path={pathname}
        facts={[
          ...plans.map((plan) => planProduct(plan, formats, pathname)),
          ...(products.length > 0
            ? [productList(products.map((product) => ({ ...product, path: productAddress(product) })))]
            : []),
        ]}
      />
      <ServersScreen
        // Another kind begins at its start: no period stays chosen.
        key={page}
        texts={serversTexts}
        page={page}
        catalog={catalog}
        offers={offers.data?.offers}
        today={day}
        header={<Header texts={useTexts(headerArea).header} user={session?.user} onSignOut={useSignOut()} />}
        footer={<Footer texts={useTexts(footerArea).footer} />}
      />
    </>
  )
}
