/** Modules that content-plugin.ts generates. */
declare module 'virtual:content-pages' {
  import type { ContentModule } from '#site/content/content-page.ts'

  const pages: Record<string, Record<'vi' | 'en' | 'zh', () => Promise<ContentModule>>>
  export default pages
}
declare module 'virtual:content-index/*' {
  const pages: { href: string; title: string; description: string; text: string }[]
  export default pages
}
declare module 'virtual:content-search/*' {
  const articles: { href: string; title: string; description: string; text: string }[]
  export default articles
}
