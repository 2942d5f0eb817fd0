import { useState } from 'react'
import { useLocation } from 'react-router'
import { ArticleScreen } from '#ds/screens/ArticleScreen/index.ts'
import { Footer } from '#ds/storefront/Footer/index.ts'
import { Header } from '#ds/storefront/Header/index.ts'
import * as contentTextsArea from '#ds/texts/content.ts'
import * as footerArea from '#ds/texts/footer.ts'
import * as headerArea from '#ds/texts/header.ts'
import { contentComponents } from '#site/content/content-components.tsx'
import { ContentProvider } from '#site/content/content-context.ts'
import { contentArea } from '#site/content/content-page.ts'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { PageHead } from '#site/PageHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { breadcrumbs } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = {
  lang: 'vi',
  texts: [contentTextsArea, headerArea, footerArea],
  textsOf: (pathname) => [contentArea(pathname)],
  hydration: 'deferred',
}

/** A page of site/content: all of them are drawn by this route. */
export default function Content() {
  const { page, default: Body } = useTexts(contentArea(useLocation().pathname))
  const { contentTexts: texts } = useTexts(contentTextsArea)
  const { header } = useTexts(headerArea)
  const { footer } = useTexts(footerArea)
  const { session } = useAuth()
  const [{ drafts, href }, setDrafts] = useState(() => ({ drafts: new Map<string, unknown>(), href: page.href }))
  if (href !== page.href) setDrafts({ drafts: new Map(), href: page.href })
  return (
    <ContentProvider value={{ page, texts, drafts }}>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.href}
        facts={[breadcrumbs([{ href: '/', title: texts.screen.home }, ...page.trail, page])]}
      />
      <ArticleScreen
        // A new page begins at its start: nothing of the old one is kept.
        key={page.href}
        texts={texts.screen}
        heading={page.title}
        description={page.description}
        updated={page.children.length > 0 ? undefined : page.updated}
        trail={page.trail}
        headings={page.headings}
        previous={page.previous}
        next={page.next}
        feedbackHref={`/support/suggestions?about=${page.href}`}
        header={<Header texts={header} user={session?.user} onSignOut={useSignOut()} />}
        footer={<Footer texts={footer} />}
      >
        <Body components={contentComponents} />
      </ArticleScreen>
    </ContentProvider>
  )
}
