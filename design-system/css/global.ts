/**
 * All global styles, in the one order that works: layer order, fonts, reset, tokens.
 * Imported once per document: by the site's root and by Storybook's preview.
 */
import '#ds/css/layers.css'
import '#ds/css/fonts.ts'
import '#ds/css/reset.css.ts'
import '#ds/css/themes.css.ts'
import '#ds/css/view-transition.css.ts'
