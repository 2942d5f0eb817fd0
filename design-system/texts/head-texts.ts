/** The texts of the heads of pages that take them from no other set. The provider's name is added to the titles. */
export interface HeadTexts {
  landing: {
    /** In the search over all pages. */
    summary: string
    /** `price`: the lowest price of a month, null while no plan is offered. */
    title: (price: string | null) => string
    /** `cities`: those with a datacenter, as a list in words. */
    description: (cities: string) => string
  }
  login: {
    title: string
    /** One or two sentences for search results and shared links. */
    description: string
  }
  dashboard: string
  admin: string
}
