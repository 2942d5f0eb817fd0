import type { ArticleSearchTexts } from '#ds/storefront/ArticleSearch/index.ts'
import type { ContactFormTexts } from '#ds/storefront/ContactForm/index.ts'
import type { CodeBlockTexts, OfferCardsTexts, PlanTableTexts } from '#ds/storefront/Prose/index.ts'
import type { ArticleScreenTexts } from './ArticleScreen.tsx'

/** All texts of content pages, except their content, the header's and the footer's. */
export interface ContentTexts {
  screen: ArticleScreenTexts
  code: CodeBlockTexts
  /** Accessible name of a table of an article. */
  table: string
  plans: PlanTableTexts
  offers: OfferCardsTexts
  search: ArticleSearchTexts
  form: ContactFormTexts
  /** The table of the API's calls. */
  calls: { call: string; purpose: string; access: string; public: string; signedIn: string }
  /** Says that something is a promise and not a measurement. */
  promise: string
  /** Shown in place of company data that the operator has not added yet. */
  notSet: string
  /** The hotline; `sample` says that the operator replaces its number. */
  hotline: { number: string; href: string }
}
