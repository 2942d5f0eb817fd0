import { type ComponentPropsWithRef, useEffect, useId, useState } from 'react'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useComposedText } from '#ds/hooks/use-composed-text.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { LinkCards } from '#ds/storefront/Prose/index.ts'
import * as css from './ArticleSearch.css.ts'
import { type SearchedArticle, searchArticles } from './search-articles.ts'

export interface ArticleSearchTexts {
  label: string
  placeholder: string
  loading: string
  /** Announced and shown above the results. */
  found: (count: number) => string
  none: (words: string) => string
  /** The link to the form in which one can ask instead. */
  ask: string
  failed: string
}

export interface ArticleSearchProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  texts: ArticleSearchTexts
  /** Loads the articles, once the reader begins to type. */
  onLoad: () => Promise<readonly SearchedArticle[]>
  /** What is searched at first. Default: nothing. */
  initialWords?: string
  onWordsChange?: (words: string) => void
  /** Where one can ask what no article answers. Default: the contact page. */
  contactHref?: string
}

/** Finds articles by words in their title and text, also when typed without marks. */
export function ArticleSearch({
  texts,
  onLoad,
  initialWords = '',
  onWordsChange,
  contactHref = '/contact',
  className,
  ...rest
}: ArticleSearchProps) {
  const [words, setWords] = useState(initialWords)
  const [articles, setArticles] = useState<readonly SearchedArticle[] | 'failed' | undefined>()
  const [isLoading, setLoading] = useState(false)
  const id = useId()

  const load = () => {
    if (isLoading || Array.isArray(articles)) return
    setLoading(true)
    onLoad()
      .then(setArticles, () => setArticles('failed'))
      .finally(() => setLoading(false))
  }

  const search = useComposedText(words, (typed) => {
    setWords(typed)
    onWordsChange?.(typed)
    load()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first; afterwards typing loads them
  useEffect(() => {
    if (initialWords.trim() !== '') load()
  }, [])

  const isSearching = words.trim() !== ''
  const found = isSearching && articles && articles !== 'failed' ? searchArticles(articles, words) : undefined
  const outcome = () => {
    if (!isSearching) return ''
    if (articles === 'failed') return texts.failed
    if (!found) return texts.loading
    return found.length > 0 ? texts.found(found.length) : texts.none(words.trim())
  }

  return (
    <search data-component="ArticleSearch" {...rest} className={classNames(css.root, className)}>
      <Field label={texts.label}>
        <Input type="search" placeholder={texts.placeholder} aria-controls={id} onFocus={load} {...search} />
      </Field>
      <VisuallyHidden role="status">{outcome()}</VisuallyHidden>
      <div id={id} className={css.results}>
        {isSearching && (
          <Text size="small" tone="secondary" aria-hidden>
            {outcome()}
          </Text>
        )}
        {found && found.length > 0 && <LinkCards links={found} />}
        {found?.length === 0 && <Link href={contactHref}>{texts.ask}</Link>}
      </div>
    </search>
  )
}
