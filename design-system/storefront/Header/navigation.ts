/**
 * Where the header leads: every group, its links and their addresses, in the order in which they stand (product spec,
 * section 2, "Header and footer links"). Addresses are not text: what a link is called stands once per language, under the
 * same keys, and `NavigationTexts` lets none of them be missing.
 */
export const navigation = {
  activity: {
    flashSale: '/activity/flash-sale',
    newUser: '/activity/new-user',
    group: '/activity/group',
    memberSaturday: '/activity/member-saturday',
  },
  solutions: {
    palworld: '/solutions/palworld',
    oneStop: '/solutions/one-stop',
    connectivity: '/solutions/connectivity',
  },
  partners: {
    affiliate: '/partners/affiliate',
    affiliates: '/partners/affiliates',
    reseller: '/partners/reseller',
  },
  services: {
    knowledge: '/support/knowledge',
    tools: '/tools',
    guide: '/support/guide',
    selfService: '/support/self-service',
    apiDocs: '/docs/api',
    support: '/support',
    suggestions: '/support/suggestions',
  },
  company: {
    news: '/news',
    careers: '/careers',
    agreements: '/legal/agreements',
    about: '/about',
    contact: '/contact',
  },
} as const

/** The Product group: three areas, each with a page of its own and pages below it. */
export const products = {
  cloud: {
    path: '/products/cloud-solutions',
    pages: {
      publicCloud: 'public-cloud',
      cloudGpu: 'cloud-gpu',
      cloudPhone: 'cloud-phone',
      vps: 'vps',
      bareMetalCloud: 'bare-metal-cloud',
      cloudBandwidth: 'cloud-bandwidth',
      cloudDdosPlus: 'cloud-ddos-plus',
      container: 'container',
      loadBalancer: 'load-balancer',
      mirroring: 'mirroring',
      cloudDisk: 'cloud-disk',
      vpc: 'vpc',
      backup: 'backup',
      publicIp: 'public-ip',
      natGateway: 'nat-gateway',
      objectStorage: 'object-storage',
    },
  },
  dedicated: {
    path: '/products/dedicated-server',
    pages: {
      dedicated: 'dedicated',
      bandwidthServer: 'bandwidth-server',
      highBandwidth: 'high-bandwidth',
      multipleIps: 'multiple-ips',
      ddosProtection: 'ddos-protection',
      customServer: 'custom-server',
      gpuServer: 'gpu-server',
    },
  },
  domain: {
    path: '/products/domain-hosting',
    pages: {
      domainRegistration: 'domain-registration',
      sharedHosting: 'shared-hosting',
      sslCertificate: 'ssl-certificate',
      businessEmail: 'business-email',
    },
  },
} as const

/** Straight ways, without a group (product spec, section 2). */
export const direct = { home: '/', dashboard: '/dashboard', admin: '/admin', login: '/login' } as const

type Links = typeof navigation
type Products = typeof products

/** The six groups in the header's order. */
export const groups = ['activity', 'product', 'solutions', 'partners', 'services', 'company'] as const
export type GroupName = (typeof groups)[number]
export type AreaName = keyof Products

/** What the groups and their links are called in one language. */
export type NavigationTexts = {
  [Group in keyof Links]: { name: string; links: Record<keyof Links[Group], string> }
} & {
  product: {
    name: string
    areas: {
      [Area in AreaName]: { name: string; description: string; pages: Record<keyof Products[Area]['pages'], string> }
    }
  }
}

export interface NavigationLink {
  href: string
  label: string
}

/** The links of a group that is one list. */
export function linksOf(group: Exclude<GroupName, 'product'>, texts: NavigationTexts): NavigationLink[] {
  return joined<string>(navigation[group], texts[group].links)
}

/** An area of the Product group: its own page, and the pages below it. */
export function areaOf(area: AreaName, texts: NavigationTexts) {
  const { path, pages } = products[area]
  const { name, description, pages: labels } = texts.product.areas[area]
  const links = joined<string>(pages, labels).map(({ href, label }) => ({ href: `${path}/${href}`, label }))
  return { name, description, href: path, links }
}

function joined<Key extends string>(addresses: Record<Key, string>, labels: Record<Key, string>): NavigationLink[] {
  return (Object.keys(addresses) as Key[]).map((key) => ({ href: addresses[key], label: labels[key] }))
}
