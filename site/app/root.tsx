import '#ds/css/global.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { SWRConfig } from 'swr'
import { SkipLink } from '#ds/components/SkipLink/index.ts'
import { ToastProvider } from '#ds/components/Toast/index.ts'
import { useHydrated } from '#ds/components/use-hydrated.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { type LinkComponent, LinkProvider } from '#ds/providers/link.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider, themeScript } from '#ds/providers/theme.tsx'
import { FailureScreen } from '#ds/screens/FailureScreen/index.ts'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { failureTexts as englishFailure } from '#ds/texts/en/failure.ts'
import { componentMessages as english } from '#ds/texts/en.ts'
import { failureTexts as vietnameseFailure } from '#ds/texts/vi/failure.ts'
import { componentMessages as vietnamese } from '#ds/texts/vi.ts'
import { swrOptions } from '#site/api/swr-options.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { siteLinks } from '#site/page-head.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'

/** The handle of each route. */
export interface RouteHandle {
  /** The language of its area (product decisions: area languages). */
  lang: 'vi' | 'en'
  /** `deferred`: the prerendered page can be used without its script, which is loaded later. Default: loaded immediately. */
  hydration?: 'deferred'
  /** Source of an inline script that runs before the first paint: `bootScript`. Default: none. */
  bootScript?: string
}

export const links = () => siteLinks

function useHandle(): RouteHandle | undefined {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  return handles.findLast((handle) => handle !== undefined)
}

const useAreaLanguage = (): RouteHandle['lang'] => useHandle()?.lang ?? 'vi'

/** Internal links are handled by the router; external links, and those with a `target`, by the browser. */
const RouterLink: LinkComponent = ({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) =>
  href.startsWith('/') && rest.target === undefined ? <Link to={href} {...rest} /> : <a href={href} {...rest} />

export function Layout({ children }: { children: ReactNode }) {
  const bootScript = useHandle()?.bootScript
  const isHydrated = useHydrated()
  return (
    // The theme script sets data-theme before React has loaded.
    <html lang={useAreaLanguage()} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        {bootScript && !isHydrated && <script dangerouslySetInnerHTML={{ __html: bootScript }} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useHeadingFocus(useLocation().pathname)
  return (
    <SWRConfig value={swrOptions}>
      <MessagesProvider value={useAreaLanguage() === 'en' ? english : vietnamese}>
        <FormatProvider locale="vi-VN">
          <LinkProvider value={RouterLink}>
            <ThemeProvider>
              <ToastProvider>
                <AuthProvider>
                  <SkipLink />
                  <Outlet />
                </AuthProvider>
              </ToastProvider>
            </ThemeProvider>
          </LinkProvider>
        </FormatProvider>
      </MessagesProvider>
    </SWRConfig>
  )
}

/** Shown by the fallback page until the script of the requested page has loaded. */
export function HydrateFallback() {
  return <LoadingScreen label={vietnamese.loading} />
}

/** Replaces a page that could not be rendered. Retrying reloads it, because its state may be inconsistent. */
export function ErrorBoundary() {
  const isEnglish = useAreaLanguage() === 'en'
  return (
    <MessagesProvider value={isEnglish ? english : vietnamese}>
      <FailureScreen texts={isEnglish ? englishFailure : vietnameseFailure} onRetry={() => location.reload()} />
    </MessagesProvider>
  )
}
