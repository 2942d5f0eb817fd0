import { ArticleSearch } from '#ds/storefront/ArticleSearch/index.ts'
import { useContentPage } from '#site/content/content-context.ts'

const articles = {
  vi: () => import('virtual:content-search/vi'),
  en: () => import('virtual:content-search/en'),
  zh: () => import('virtual:content-search/zh'),
}

const DRAFT = 'search'

/** The search of the help articles, in one language. Its index is loaded when the reader begins to type. */
export function SiteArticleSearch({ language }: { language: keyof typeof articles }) {
  const { texts, drafts } = useContentPage()
  const draft = drafts.get(DRAFT)
  return (
    <ArticleSearch
      texts={texts.search}
      initialWords={typeof draft === 'string' ? draft : ''}
      onWordsChange={(words) => drafts.set(DRAFT, words)}
      onLoad={() => articles[language]().then((module) => module.default)}
    />
  )
}
