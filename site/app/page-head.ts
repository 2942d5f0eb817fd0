import type { LinkDescriptor, MetaDescriptor } from 'react-router'
import { originPlaceholder } from '#contracts/site-origin.ts'

/** The provider's name, as titles and shared links say it. */
export const siteName = 'Sen Cloud'

/**
 * What every page has. Its faces are not asked for ahead: the first picture would wait for them on a slow connection, and nothing
 * moves when they come later.
 */
export const siteLinks: LinkDescriptor[] = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The picture for shared links. */
const PICTURE = '/share.png'

/** Where the public reaches the site: while it is built a placeholder, in the browser what the server has put in its place. */
const origin = import.meta.env.SSR ? originPlaceholder : originOfPage()

function originOfPage() {
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return image ? image.content.slice(0, -PICTURE.length) : location.origin
}

/** A whole address of this site, of a path such as `/products`. */
export const publicAddress = (path: string) => `${origin}${path}`

interface PageHead {
  title: string
  /** One or two sentences for whoever finds or shares the page. */
  description: string
  /** The one address of the page, such as `/products/vps`. */
  path: string
  lang: 'vi' | 'en'
  /** What the page is about, in the words of schema.org. */
  facts?: readonly Record<string, unknown>[]
}

/** The head of a page that is to be found: for search engines, and for those who share it (Open Graph, X). */
export function findable({ title, description, path, lang, facts = [] }: PageHead): MetaDescriptor[] {
  const address = publicAddress(path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: lang === 'vi' ? 'vi_VN' : 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicAddress(PICTURE) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: siteName },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } as never })),
  ]
}

/** The head of a page that nobody should find by searching: it is somebody's own, or none of the site's. */
export const unfindable = (title: string): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }]
