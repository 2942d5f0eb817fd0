import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The browser's address decides, letter by letter, as the server does, which knows pages as files. */
const exact = { caseSensitive: true }

/** Every screen of the site (product spec, section 2). What is not here leads to the not-found page. */
export default [
  index('routes/landing.tsx'),
  route('login', 'routes/login.tsx', exact),
  route('products/:category?', 'routes/products.tsx', exact),
  route('dashboard', 'routes/dashboard.tsx', exact),
  layout('routes/signed-in-area.tsx', [route('admin', 'routes/admin.tsx', exact)]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
