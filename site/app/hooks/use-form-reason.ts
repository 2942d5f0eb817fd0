import * as remediesArea from '#ds/texts/remedies.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { useEdition } from '#site/page-data.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

/** Returns the function that says in a form why its request has failed, where no toast says it, as the page's edition writes it. */
export function useFormReason(): (error: unknown) => string {
  const { remedies } = useTexts(remediesArea)
  const edition = useEdition()
  return (error) => reasonOf(error, remedies, edition)
}
