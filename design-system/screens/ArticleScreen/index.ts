export { type ArticleLink, ArticleScreen, type ArticleScreenProps, type ArticleScreenTexts } from './ArticleScreen.tsx'
export type { ArticleHeading } from './ContentsList.tsx'
export type { ContentTexts } from './content-texts.ts'
