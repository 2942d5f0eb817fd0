/** Id of every page's `main` element, the target of the SkipLink. */
export const MAIN_ID = 'main'
