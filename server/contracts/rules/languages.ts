/** The languages of all texts, in the order in which a selector lists them. */
export const languages = ['vi', 'en', 'zh'] as const
export type Language = (typeof languages)[number]

/** Content that is stored in every language. */
export type Localized<Content = string> = Readonly<Record<Language, Content>>
