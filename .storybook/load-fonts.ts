let fonts: Promise<unknown> | undefined

/**
 * A loader: waits until every font of the page has arrived, before a story is rendered. `document.fonts.ready` alone only waits for
 * those that something on the page has asked for, so a width that a play function measures could change with a font that arrives later.
 */
export async function loadFonts(): Promise<void> {
  // A local fallback font may be absent.
  fonts ??= Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
  await fonts
}
