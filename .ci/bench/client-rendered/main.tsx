/** The same site in the usual client-rendered form: an empty page, and one script that contains every screen and renders the requested one. */
import '#ds/css/global.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { LanguageProvider, PageDataProvider } from '#site/page-data.tsx'
import Root, { usePageLanguage } from '#site/root.tsx'
import Admin, { handle as admin } from '#site/routes/admin.tsx'
import Dashboard, { handle as dashboard } from '#site/routes/dashboard.tsx'
import Landing, { handle as landing } from '#site/routes/landing.tsx'
import Login, { handle as login } from '#site/routes/login.tsx'
import NotFound, { handle as notFound } from '#site/routes/not-found.tsx'
import Products, { handle as products } from '#site/routes/products.tsx'
import SignedInArea from '#site/routes/signed-in-area.tsx'

/** The body of the site's own layout, whose head belongs to the framework. Texts and catalogue load while it renders. */
const Page = () => (
  <LanguageProvider value={usePageLanguage()}>
    <Root />
  </LanguageProvider>
)

const router = createBrowserRouter([
  {
    Component: Page,
    children: [
      { index: true, Component: Landing, handle: landing },
      { path: 'login', Component: Login, handle: login },
      { path: 'products/:category?', Component: Products, handle: products },
      { path: 'dashboard', Component: Dashboard, handle: dashboard },
      { Component: SignedInArea, children: [{ path: 'admin', Component: Admin, handle: admin }] },
      { path: '*', Component: NotFound, handle: notFound },
    ],
  },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <PageDataProvider edition="mixed" catalogs={{}}>
    <RouterProvider router={router} />
  </PageDataProvider>,
)
