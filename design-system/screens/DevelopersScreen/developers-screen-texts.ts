/** The texts of the page for developers among the customers. */
export interface DevelopersScreenTexts {
  /** The page's heading, and its title in the browser. */
  title: string
  /** The link back. */
  back: string
  intro: string
  /** The link to the page about the API. */
  guide: string
  /** The link to the list of all calls. */
  reference: string
}
