import { titleWithName } from '#site/page-head.ts'

/** The metadata of a page that search engines must not index: a personal page, or one that does not exist. */
export function PrivateHead({ title }: { title: string }) {
  return (
    <>
      <title>{titleWithName(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
