import { CatalogPanel } from '#ds/admin/CatalogPanel/index.ts'
import * as catalogOfficeArea from '#ds/texts/catalog-office.ts'
import { useCatalogOffice } from '#site/hooks/use-catalog-office.ts'
import { useLanguage } from '#site/page-data.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

interface CatalogOfficeProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** The catalogue in the back-office, with its data and its texts: loaded when its tab is opened. */
export function CatalogOffice({ token }: CatalogOfficeProps) {
  const { catalogOfficeTexts } = useTexts(catalogOfficeArea)
  return <CatalogPanel texts={catalogOfficeTexts} language={useLanguage()} {...useCatalogOffice(token)} />
}
