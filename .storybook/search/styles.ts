/**
 * Styles of the search's results in the sidebar. Colours derive from the sidebar's text colour, so that they follow Storybook's theme;
 * Storybook's manager cannot load the design system's styles.
 */
export const searchStyles = `
.sen-search { display: none; font-size: 14px; line-height: 20px }
.sen-search[data-active] { display: grid; gap: 12px; margin-block: 12px 24px }
/* One list of results: Storybook's own, by title only, appears when this one is empty, without its own message. */
.sen-search[data-found] ~ #storybook-explorer-menu { display: none }
.sen-search[data-active] ~ #storybook-explorer-menu ol > li:not(.search-result-item):first-child:last-child { display: none }
.sen-search h2, .sen-search h3, .sen-search p, .sen-search ol { margin: 0; padding: 0; font: inherit; list-style: none }
.sen-search h2, .sen-search small { font-size: 12px; color: color-mix(in srgb, currentColor 78%, transparent) }
.sen-search h3 { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; padding: 4px 8px; font-weight: 700 }
.sen-search h3 small { font-weight: 400 }
.sen-search > ol { display: grid; gap: 8px }
.sen-search a { display: grid; grid-template-columns: 56px 1fr; gap: 0 10px; align-items: start; padding: 6px 8px; border-radius: 4px; color: inherit; text-decoration: none }
.sen-search a:hover, .sen-search a[aria-current] { background: color-mix(in srgb, currentColor 9%, transparent) }
.sen-search :is(a, button):focus-visible { outline: 2px solid currentColor; outline-offset: -2px }
.sen-search img { inline-size: 56px; block-size: 40px; object-fit: cover; object-position: top; border-radius: 3px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
.sen-search a > span { display: grid; min-inline-size: 0; overflow-wrap: anywhere }
.sen-search a > span:only-child { grid-column: 1 / -1 }
.sen-search mark { background: none; color: inherit; font-weight: 700; text-decoration: underline; text-underline-offset: 3px }
.sen-search button { justify-self: start; margin-inline-start: 8px; padding: 4px 0; border: 0; background: none; color: inherit; font: inherit; font-size: 12px; text-decoration: underline; cursor: pointer; min-block-size: 24px }
`
