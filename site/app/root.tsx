import '#ds/css/global.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import { SWRConfig } from 'swr'
import { type Language, languageTags } from '#contracts/languages.ts'
import { ToastProvider } from '#ds/components/feedback/Toast/index.ts'
import { SkipLink } from '#ds/components/navigation/SkipLink/index.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { type LinkComponent, LinkProvider } from '#ds/providers/link.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider, themeScript } from '#ds/providers/theme.tsx'
import { FailureScreen } from '#ds/screens/FailureScreen/index.ts'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import * as componentsArea from '#ds/texts/components.ts'
import * as failureArea from '#ds/texts/failure.ts'
import * as noResponseArea from '#ds/texts/no-response.ts'
import { swrOptions } from '#site/api/swr-options.ts'
import { useHeadingFocus } from '#site/hooks/use-heading-focus.ts'
import { LanguageProvider, useEdition, useLanguage } from '#site/page-data.tsx'
import { siteLinks } from '#site/page-head.ts'
import { AuthProvider } from '#site/session/auth-provider.tsx'
import { LanguageChoice } from '#site/session/language-choice.tsx'
import { commonTexts } from '#site/texts/common.ts'
import type { TextSource } from '#site/texts/text-area.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The handle of each route. */
export interface RouteHandle {
  /** The language of its area until one is chosen (product decisions: area languages). */
  lang: Language
  /** Its texts, which are loaded before the page is hydrated. */
  texts: readonly TextSource[]
  /** Further texts, of a route that has several pages: those of the page at this path. Default: none. */
  textsOf?: (pathname: string) => readonly TextSource[]
  /** `deferred`: the prerendered page can be used without its script, which is loaded later. Default: loaded immediately. */
  hydration?: 'deferred'
  /** Source of an inline script that runs before the first paint: `bootScript`. Default: none. */
  bootScript?: string
}

/** The icons and other links in the head of every page. */
export const links = () => siteLinks

/** The texts of every page. */
export const handle: RouteHandle = { lang: 'vi', texts: commonTexts }

function useHandle(): RouteHandle | undefined {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  return handles.findLast((handle) => handle !== undefined)
}

/** Internal links are handled by the router; external links, those with a `target` and files by the browser. */
const RouterLink: LinkComponent = ({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) =>
  href.startsWith('/') && rest.target === undefined && rest.download === undefined ? (
    <Link to={href} discover="none" {...rest} />
  ) : (
    <a href={href} {...rest} />
  )

/** The language that the page is rendered in, for its `LanguageProvider`. */
export function usePageLanguage(): Language {
  const { lang } = useHandle() ?? handle
  const edition = useEdition()
  return edition === 'mixed' ? lang : edition
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const bootScript = useHandle()?.bootScript
  const edition = useEdition()
  const language = usePageLanguage()
  const isHydrated = useHydrated()
  return (
    // The theme script sets data-theme before React has loaded.
    <html lang={languageTags[language]} data-edition={edition} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        {bootScript && !isHydrated && <script dangerouslySetInnerHTML={{ __html: bootScript }} />}
      </head>
      <body>
        <LanguageProvider value={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** How numbers, money and dates are written. In the default edition, all as in Vietnamese (product spec, section 9). */
const locales: Record<Language, string> = { vi: 'vi-VN', en: 'en-GB', zh: 'zh-CN' }

/** Every page, within the providers that it needs. */
export default function Root() {
  useHeadingFocus(useLocation().pathname)
  const edition = useEdition()
  const language = useLanguage()
  const { componentMessages } = useTexts(componentsArea)
  // These texts are not shown here: a navigation may have changed the language, and a call that fails needs its texts
  // at once.
  useTexts(noResponseArea)
  return (
    <SWRConfig value={swrOptions}>
      <MessagesProvider value={componentMessages}>
        <FormatProvider locale={edition === 'mixed' ? locales.vi : locales[language]}>
          <LinkProvider value={RouterLink}>
            <ThemeProvider>
              <ToastProvider>
                <AuthProvider>
                  <LanguageChoice>
                    <SkipLink />
                    <Outlet />
                  </LanguageChoice>
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
  return <LoadingScreen label={useTexts(componentsArea).componentMessages.loading} />
}

/** So long the button is busy: on a slow connection the page stays until the server responds, and who has stopped it may press again. */
const RELOAD_MS = 10_000

/** Resolves if this page is still there after a while. */
function reload() {
  location.reload()
  return new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
}

/** Replaces a page that could not be rendered. Retrying reloads it, because its state may be inconsistent. */
export function ErrorBoundary() {
  const { componentMessages } = useTexts(componentsArea)
  const { failureTexts } = useTexts(failureArea)
  return (
    <MessagesProvider value={componentMessages}>
      <FailureScreen texts={failureTexts} onRetry={reload} />
    </MessagesProvider>
  )
}
