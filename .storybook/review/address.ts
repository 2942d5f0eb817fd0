/** The addresses of the page "What changed". Each says how Storybook looks, so that another person sees the same. */

export const pagePath = '/changes/'

/** What the toolbar of stories sets, and the address keeps: the theme of the frame, and the language of its labels. */
export interface Look {
  theme?: string | undefined
  language?: string | undefined
}

/** The look that an address asks for: `?globals=theme:light;language:en`. */
export function lookIn(search: string): Look {
  const globals = new URLSearchParams(search).get('globals') ?? ''
  const read = (name: string) => new RegExp(`(?:^|;)${name}:(\\w+)`).exec(globals)?.[1]
  return { theme: read('theme'), language: read('language') }
}

/**
 * The address of a change, for Storybook's `path`.
 * @param path `picture/components/Button/brand_dark`; empty for the list.
 * @param since what it is compared with.
 */
export function addressTo(path: string, since: string, { theme, language }: Look): string {
  const globals = [theme && `theme:${theme}`, language && `language:${language}`].filter(Boolean).join(';')
  const address = `${pagePath}${path.split('/').map(encodeURIComponent).join('/')}&since=${encodeURIComponent(since)}`
  return globals ? `${address}&globals=${globals}` : address
}

/** The part of an address that names a change; as it stands if it is damaged, so that it names none. */
export function selectedIn(path: string): string {
  const part = path.slice(pagePath.length)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
