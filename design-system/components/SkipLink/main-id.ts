/** Id of every page's `main`, where the SkipLink leads. */
export const MAIN_ID = 'main'
