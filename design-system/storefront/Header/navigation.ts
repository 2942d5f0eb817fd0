/**
 * The header's groups and links with their URLs, in display order (product spec, section 2, "Header and footer links"). URLs are
 * not texts: the labels are in the texts of each language under the same keys, and `NavigationTexts` requires all of them.
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

/** The pages of the area Cloud by what they are for; the VPS, which can be ordered at once, come first. */
const cloudSections = {
  compute: {
    vps: 'vps',
    publicCloud: 'public-cloud',
    bareMetalCloud: 'bare-metal-cloud',
    container: 'container',
    cloudGpu: 'cloud-gpu',
    cloudPhone: 'cloud-phone',
  },
  network: {
    loadBalancer: 'load-balancer',
    vpc: 'vpc',
    publicIp: 'public-ip',
    natGateway: 'nat-gateway',
    cloudBandwidth: 'cloud-bandwidth',
    cloudDdosPlus: 'cloud-ddos-plus',
  },
  storage: {
    cloudDisk: 'cloud-disk',
    objectStorage: 'object-storage',
    backup: 'backup',
    mirroring: 'mirroring',
  },
} as const

/** The Product group: three areas, each with its own page and pages below it. */
export const products = {
  cloud: {
    path: '/products/cloud-solutions',
    pages: { ...cloudSections.compute, ...cloudSections.network, ...cloudSections.storage },
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

/** Links outside the groups (product spec, section 2). */
export const ungrouped = { home: '/', dashboard: '/dashboard', admin: '/admin', login: '/login' } as const

type Links = typeof navigation
type Products = typeof products

/** The six groups in display order. */
export const groups = ['activity', 'product', 'solutions', 'partners', 'services', 'company'] as const
export type GroupName = (typeof groups)[number]
export type AreaName = keyof Products

/** The names of the groups and their links in one language. */
export type NavigationTexts = {
  [Group in keyof Links]: { name: string; links: Record<keyof Links[Group], string> }
} & {
  product: {
    name: string
    areas: {
      [Area in AreaName]: { name: string; description: string; pages: Record<keyof Products[Area]['pages'], string> }
    }
    /** Captions above the pages of the area Cloud. */
    cloudSections: Record<keyof typeof cloudSections, string>
  }
}

export interface NavigationLink {
  href: string
  label: string
}

/** Returns the links of a group that is a single list. */
export function linksOf(group: Exclude<GroupName, 'product'>, texts: NavigationTexts): NavigationLink[] {
  return toLinks<string>(navigation[group], texts[group].links)
}

/** Returns an area of the Product group: its own page, and the pages below it. */
export function areaOf(area: AreaName, texts: NavigationTexts) {
  const { path, pages } = products[area]
  const { name, description, pages: labels } = texts.product.areas[area]
  const links = toLinks<string>(pages, labels).map(({ href, label }) => ({ href: `${path}/${href}`, label }))
  return { name, description, href: path, links }
}

/** Returns an area's links as the menu lists them: those of Cloud in sections with a caption, the others as one list. */
export function sectionsOf(area: AreaName, texts: NavigationTexts): { caption?: string; links: NavigationLink[] }[] {
  const { links } = areaOf(area, texts)
  if (area !== 'cloud') return [{ links }]
  const { path } = products.cloud
  return (Object.keys(cloudSections) as (keyof typeof cloudSections)[]).map((section) => {
    const hrefs = Object.values<string>(cloudSections[section]).map((page) => `${path}/${page}`)
    return { caption: texts.product.cloudSections[section], links: links.filter(({ href }) => hrefs.includes(href)) }
  })
}

function toLinks<Key extends string>(urls: Record<Key, string>, labels: Record<Key, string>): NavigationLink[] {
  return (Object.keys(urls) as Key[]).map((key) => ({ href: urls[key], label: labels[key] }))
}
