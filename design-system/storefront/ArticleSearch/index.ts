export { ArticleSearch, type ArticleSearchProps, type ArticleSearchTexts } from './ArticleSearch.tsx'
export type { SearchedArticle } from './search-articles.ts'
