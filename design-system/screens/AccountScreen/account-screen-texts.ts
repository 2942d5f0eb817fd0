/** The parts of the account's page, in order. */
export const accountTabs = ['profile', 'security'] as const
export type AccountTab = (typeof accountTabs)[number]

export interface AccountScreenTexts {
  /** The page's heading, and its title in the browser. */
  title: string
  /** The link back. */
  back: string
  /** Name of the list of parts. */
  tabsLabel: string
  tabs: Readonly<Record<AccountTab, string>>
  /** The link to the page for developers. */
  developers: string
  /** Title of the error when the account could not be loaded. */
  errorTitle: string
}
