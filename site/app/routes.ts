import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { contentSlugs } from '#site/content/content-files.ts'

/** The areas of the header's Product group, with pages of their own below them (`subjects.ts`). */
const areaFolders = ['cloud-solutions', 'dedicated-server', 'domain-hosting']

/** Case-sensitive, like the server, which serves pages as files. */
const exact = { caseSensitive: true }

/** All screens of the site (product spec, section 2). Any other path leads to the not-found page. */
export default [
  index('routes/landing.tsx'),
  route('login', 'routes/login.tsx', exact),
  // Links of mails lead to these, all through one module.
  ...['forgot-password', 'reset-password', 'verify-email', 'stop-email-change'].map((path) =>
    route(path, 'routes/recovery.tsx', { ...exact, id: `recovery/${path}` }),
  ),
  route('products/:category?', 'routes/products.tsx', exact),
  ...areaFolders.map((folder) => route(`products/${folder}`, 'routes/product.tsx', { ...exact, id: `area/${folder}` })),
  route('products/:category/:product', 'routes/product.tsx', exact),
  route('status', 'routes/status.tsx', exact),
  route('pricing', 'routes/pricing.tsx', exact),
  // There is one for each kind of server, all through one module.
  ...['vps-linux', 'vps-windows', 'dedicated', 'cloud'].map((path) =>
    route(path, 'routes/servers.tsx', { ...exact, id: `servers/${path}` }),
  ),
  route('dashboard', 'routes/dashboard.tsx', exact),
  route('dashboard/topup/:id', 'routes/top-up.tsx', exact),
  route('dashboard/vps/:id', 'routes/machine.tsx', exact),
  route('tickets/:id', 'routes/ticket.tsx', exact),
  route('account', 'routes/account.tsx', exact),
  route('account/developers', 'routes/developers.tsx', exact),
  layout('routes/signed-in-area.tsx', [route('admin', 'routes/admin.tsx', exact)]),
  // There is one for each address of site/content, all through one module.
  ...contentSlugs().map((slug) => route(slug, 'routes/content.tsx', { ...exact, id: `content/${slug}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
