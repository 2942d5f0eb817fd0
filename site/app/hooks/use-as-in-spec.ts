import { useEdition } from '#site/page-data.tsx'

/**
 * Returns the function that keeps a sentence of the product spec about a failure (section 8), which is English, for the edition that nobody chose. In
 * a chosen language the server's sentence says it alone, in that language.
 */
export function useAsInSpec(): (sentence: string | undefined) => string | undefined {
  const edition = useEdition()
  return (sentence) => (edition === 'mixed' ? sentence : undefined)
}
