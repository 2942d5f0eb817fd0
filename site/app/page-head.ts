import type { LinkDescriptor, MetaDescriptor } from 'react-router'
import { originPlaceholder } from '#contracts/site-origin.ts'

/** The provider's name in titles and shared links. */
export const siteName = 'Sen Cloud'

/**
 * Links of every page. Fonts are not preloaded: on a slow connection the first paint would wait for them, and loading them later
 * causes no layout shift.
 */
export const siteLinks: LinkDescriptor[] = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The image for shared links. */
const SHARE_IMAGE = '/share.png'

/** The site's public origin: a placeholder at build time; in the browser, the origin that the server has inserted for it. */
const origin = import.meta.env.SSR ? originPlaceholder : originOfPage()

function originOfPage() {
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return image ? image.content.slice(0, -SHARE_IMAGE.length) : location.origin
}

/** Returns the absolute URL of a path such as `/products`. */
export const publicUrl = (path: string) => `${origin}${path}`

interface PageHead {
  title: string
  /** One or two sentences for search results and shared links. */
  description: string
  /** Path of the page's canonical URL, such as `/products/vps`. */
  path: string
  lang: 'vi' | 'en'
  /** Structured data about the page, as schema.org objects. Default: none. */
  facts?: readonly Record<string, unknown>[]
}

/** Returns the metadata of an indexable page: for search engines and for shared links (Open Graph, X). */
export function indexable({ title, description, path, lang, facts = [] }: PageHead): MetaDescriptor[] {
  const url = publicUrl(path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: lang === 'vi' ? 'vi_VN' : 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: publicUrl(SHARE_IMAGE) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: siteName },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } as never })),
  ]
}

/** Returns the metadata of a page that search engines must not index: a personal page, or one that does not exist. */
export const notIndexable = (title: string): MetaDescriptor[] => [{ title }, { name: 'robots', content: 'noindex' }]
