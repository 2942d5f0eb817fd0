import { defaultTheme, themeColor } from '#ds/tokens/theme-names.ts'

/** Local-storage key of the reader's choice (product spec, section 9; product decisions). */
export const THEME_STORAGE_KEY = 'theme'

/**
 * Sets the theme before the first paint: reads the stored choice and writes `html[data-theme]` and
 * `<meta name="theme-color">`. Put it inline in `<head>` as early as can be (with a hash or nonce for the content security
 * policy), and `suppressHydrationWarning` on `<html>`. It makes the meta element itself, so the page must not render one.
 * Storage may be closed to the page; the default theme shows then.
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
