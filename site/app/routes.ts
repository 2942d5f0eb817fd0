import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Case-sensitive, like the server, which serves pages as files. */
const exact = { caseSensitive: true }

/** All screens of the site (product spec, section 2). Any other path leads to the not-found page. */
export default [
  index('routes/landing.tsx'),
  route('login', 'routes/login.tsx', exact),
  route('products/:category?', 'routes/products.tsx', exact),
  route('dashboard', 'routes/dashboard.tsx', exact),
  layout('routes/signed-in-area.tsx', [route('admin', 'routes/admin.tsx', exact)]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
