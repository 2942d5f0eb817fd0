import { type AreaName, products as areas } from '#ds/storefront/Header/index.ts'

/** What an address under the header's Product group shows. */
interface Subject {
  /** The products of the catalogue that it is about; none if it is not offered today. */
  products: readonly string[]
  /** The category that comes nearest, shown where nothing is offered. */
  near: string
}

const about = (near: string, ...products: string[]): Subject => ({ near, products })

/** Every address of the header's Product group, with what there is today. Names that are not products lead to a page that says so. */
export const subjects: { [Area in AreaName]: Record<keyof (typeof areas)[Area]['pages'], Subject> } = {
  cloud: {
    publicCloud: about('cloud', 'cloud-public'),
    cloudGpu: about('gpu', 'gpu-inference', 'gpu-training'),
    cloudPhone: about('cloud'),
    vps: about('vps', 'vps-basic', 'vps-standard', 'vps-pro'),
    bareMetalCloud: about('dedicated'),
    cloudBandwidth: about('global'),
    cloudDdosPlus: about('security', 'security-ddos'),
    container: about('cloud'),
    loadBalancer: about('cloud', 'cloud-load-balancer'),
    mirroring: about('global'),
    cloudDisk: about('cloud'),
    vpc: about('cloud'),
    backup: about('vps'),
    publicIp: about('vps'),
    natGateway: about('cloud'),
    objectStorage: about('cloud', 'cloud-object-storage'),
  },
  dedicated: {
    dedicated: about('dedicated', 'dedicated-essential', 'dedicated-performance'),
    bandwidthServer: about('dedicated', 'dedicated-performance'),
    highBandwidth: about('dedicated', 'dedicated-performance'),
    multipleIps: about('dedicated'),
    ddosProtection: about('security', 'security-ddos'),
    customServer: about('dedicated'),
    gpuServer: about('gpu', 'gpu-training', 'gpu-inference'),
  },
  domain: {
    domainRegistration: about('vps'),
    sharedHosting: about('vps'),
    sslCertificate: about('security'),
    businessEmail: about('vps'),
  },
}

/** The categories of the catalogue that belong to an area's own page. */
export const areaCategories: Record<AreaName, readonly string[]> = {
  cloud: ['cloud', 'vps', 'gpu'],
  dedicated: ['dedicated'],
  domain: [],
}

const areaNames = Object.keys(areas) as AreaName[]
const folderOf = (area: AreaName) => areas[area].path.slice('/products/'.length)

/** The area whose folder is in an address, such as `cloud-solutions`. */
export const areaIn = (folder: string | undefined): AreaName | undefined =>
  areaNames.find((area) => folderOf(area) === folder)

/** The key of a page in an area, such as `publicCloud` of `public-cloud`. */
export const pageIn = (area: AreaName, slug: string | undefined): string | undefined =>
  Object.entries(areas[area].pages).find(([, path]) => path === slug)?.[0]

/** What the page of an area is about. */
export const subjectOf = (area: AreaName, page: string): Subject | undefined =>
  (subjects[area] as Record<string, Subject>)[page]

/** All addresses of the areas and their pages. */
export const subjectPaths = (): string[] =>
  areaNames.flatMap((area) => [
    areas[area].path,
    ...Object.values(areas[area].pages).map((page) => `${areas[area].path}/${page}`),
  ])
