import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { ArticleSearch, type ArticleSearchTexts, type SearchedArticle } from '#ds/storefront/ArticleSearch/index.ts'
import { LinkCards } from '#ds/storefront/Prose/index.ts'
import { mainPages } from './main-pages.ts'
import { nearestPages } from './nearest-pages.ts'
import * as css from './PageFinder.css.ts'

export interface PageFinderTexts {
  search: ArticleSearchTexts
  /** Heading of the pages that can always be reached. */
  mainPagesHeading: string
  mainPages: Record<keyof typeof mainPages, { title: string; description: string }>
  /** Heading of the pages whose address or title is similar to the requested one. */
  nearestHeading: string
}

export interface PageFinderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: PageFinderTexts
  /** The requested path, such as `/bang-gia`: the pages nearest to it are shown. Default: none. */
  path?: string | undefined
  /** Loads all pages: at once if there is a `path`, else when the reader begins to type. */
  onLoad: () => Promise<readonly SearchedArticle[]>
}

/**
 * Helps somebody who has come to the wrong address: a search over all pages, the main pages, and the pages nearest to the requested
 * path. Those come last, so that nothing moves when they appear; the main pages are there without a script.
 */
export function PageFinder({ texts, path, onLoad, className, ...rest }: PageFinderProps) {
  const [pages, setPages] = useState<readonly SearchedArticle[]>([])

  useEffect(() => {
    if (path === undefined) return
    let isCurrent = true
    const show = (loaded: readonly SearchedArticle[]) => {
      if (isCurrent) setPages(loaded)
    }
    // The search says that it failed, once it is used.
    onLoad().then(show, () => show([]))
    return () => {
      isCurrent = false
    }
  }, [path, onLoad])

  const nearest = path === undefined ? [] : nearestPages(pages, path)
  const cardOf = ({ href, title, description }: SearchedArticle) => ({ href, title, description })
  return (
    <div data-component="PageFinder" {...rest} className={classNames(css.root, className)}>
      <ArticleSearch texts={texts.search} onLoad={onLoad} className={css.search} />
      <Stack space="md">
        <Heading level={2} size="small">
          {texts.mainPagesHeading}
        </Heading>
        <LinkCards links={mainPageNames.map((name) => ({ href: mainPages[name], ...texts.mainPages[name] }))} />
      </Stack>
      {nearest.length > 0 && (
        <Stack space="md">
          <Heading level={2} size="small">
            {texts.nearestHeading}
          </Heading>
          <LinkCards links={nearest.map(cardOf)} />
        </Stack>
      )}
    </div>
  )
}

const mainPageNames = Object.keys(mainPages) as (keyof typeof mainPages)[]
