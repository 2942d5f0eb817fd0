import { call, type GitHub, RefusedCall } from './api.ts'

/** Where GitHub Pages publishes the repository; undefined if it does not. The token needs `pages: read`. */
export async function pagesAddress(github: GitHub): Promise<string | undefined> {
  try {
    return ((await call(github, 'GET', 'pages')) as { html_url?: string }).html_url
  } catch (error) {
    if (error instanceof RefusedCall && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}

/** The base of a pull request's preview, with a slash at its end. @param pages where previews are published. */
export const previewAddress = (pages: string, pullRequest: number) =>
  `${pages.replace(/\/?$/, '/')}pull-${pullRequest}/`
