import { type Edition, LANGUAGE_PARAMETER, type Language, languages, languageTags } from '#contracts/languages.ts'
import { useEdition, useLanguage } from '#site/page-data.tsx'
import { publicUrl, SHARE_IMAGE, siteName, titleWithName } from '#site/page-head.ts'

/** Open Graph's names of the languages. */
const locales: Record<Language, string> = { vi: 'vi_VN', en: 'en_US', zh: 'zh_CN' }

/** The URL of an edition of the page at a path. */
const urlOf = (path: string, edition: Edition) =>
  publicUrl(edition === 'mixed' ? path : `${path}?${LANGUAGE_PARAMETER}=${edition}`)

/** The provider's name is added to a `title`, not to a `wholeTitle`. */
type Title = { title: string; wholeTitle?: never } | { title?: never; wholeTitle: string }

interface PageHeadOptions {
  /** One or two sentences for search results and shared links. */
  description: string
  /** Path of the page's canonical URL, such as `/products/vps`. */
  path: string
  /** Structured data about the page, as schema.org objects. Default: none. */
  facts?: readonly Record<string, unknown>[]
}

export type PageHeadProps = PageHeadOptions & Title

/**
 * The metadata of an indexable page, in its language: for search engines, with the addresses of its editions, and for shared links
 * (Open Graph, X). React puts it into the document's head.
 */
export function PageHead({ description, path, facts = [], ...rest }: PageHeadProps) {
  const title = rest.wholeTitle ?? titleWithName(rest.title)
  const edition = useEdition()
  const language = useLanguage()
  const url = urlOf(path, edition)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={languageTags[other]} href={urlOf(path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlOf(path, 'mixed')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={publicUrl(SHARE_IMAGE)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={siteName} />
      <meta name="twitter:card" content="summary_large_image" />
      {facts.map((fact) => (
        <StructuredData key={JSON.stringify(fact)} of={fact} />
      ))}
    </>
  )
}

/** Structured data for search engines, as a schema.org object. As data it is allowed by the content security policy. */
export function StructuredData({ of }: { of: Record<string, unknown> }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...of })}</script>
}
