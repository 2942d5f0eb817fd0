import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every screen of the site (product spec, section 2). What is not here leads to the not-found page. */
export default [
  index('routes/landing.tsx'),
  route('login', 'routes/login.tsx'),
  route('products/:category?', 'routes/products.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('admin', 'routes/admin.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
