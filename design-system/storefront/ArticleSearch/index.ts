export { ArticleSearch, type ArticleSearchProps, type ArticleSearchTexts } from './ArticleSearch.tsx'
export { type SearchedArticle, withoutMarks } from './search-articles.ts'
