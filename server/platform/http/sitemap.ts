import { LANGUAGE_PARAMETER, languages, languageTags } from '#contracts/languages.ts'

/** Text as XML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The addresses of a page: the one for everyone who has not chosen a language, and one for each language. */
const addressesOf = (url: string) => [
  { tag: 'x-default', href: url },
  ...languages.map((language) => ({ tag: languageTags[language], href: `${url}?${LANGUAGE_PARAMETER}=${language}` })),
]

/** The sitemap of pages: each address of a page is an entry, which names the others as its translations. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const entries = paths.toSorted().flatMap((path) => {
    const addresses = addressesOf(escaped(origin + path))
    const links = addresses.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    return addresses.map(({ href }) => `  <url><loc>${href}</loc>${links.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
