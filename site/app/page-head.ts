import type { LinkDescriptor } from 'react-router'
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

/** Path of the image for shared links. */
export const SHARE_IMAGE = '/share.png'

/** The site's public origin: a placeholder at build time; in the browser, the origin that the server has inserted for it. */
const origin = import.meta.env.SSR ? originPlaceholder : originOfPage()

function originOfPage() {
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return image ? image.content.slice(0, -SHARE_IMAGE.length) : location.origin
}

/** Returns the absolute URL of a path such as `/products`. */
export const publicUrl = (path: string) => `${origin}${path}`

/** Adds the provider's name to the title of a page. */
export const titleWithName = (title: string) => `${title} · ${siteName}`
