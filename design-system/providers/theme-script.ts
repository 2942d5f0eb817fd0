import { defaultTheme, themeColor } from '#ds/tokens/theme-names.ts'

/** Local-storage key of the user's choice (product spec, section 9; product decisions). */
export const THEME_STORAGE_KEY = 'theme'

/**
 * Sets the theme before the first paint: reads the stored choice and writes `html[data-theme]` and
 * `<meta name="theme-color">`. Inline it as early as possible in `<head>` (with a hash or nonce for the content security
 * policy), and set `suppressHydrationWarning` on `<html>`. It creates the meta element, so the page must not render one.
 * If the page has no access to storage, the default theme is shown.
 */
export const themeScript = `(function () {
  var theme = ${JSON.stringify(defaultTheme)}, colors = ${JSON.stringify(themeColor)};
  try {
    var stored = localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});
    if (${JSON.stringify(Object.keys(themeColor))}.indexOf(stored) >= 0) theme = stored;
  } catch (error) {}
  document.documentElement.setAttribute("data-theme", theme);
  var meta = document.createElement("meta");
  meta.name = "theme-color";
  meta.content = colors[theme];
  document.head.appendChild(meta);
})()`
