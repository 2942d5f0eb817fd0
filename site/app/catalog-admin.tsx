import { CatalogPanel } from '#ds/admin/CatalogPanel/index.ts'
import * as catalogAdminArea from '#ds/texts/catalog-admin.ts'
import { useCatalogAdmin } from '#site/hooks/use-catalog-admin.ts'
import { useLanguage } from '#site/page-data.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

interface CatalogAdminProps {
  /** Bearer token of the admin. */
  token: string | undefined
}

/** The catalogue in the back-office, with its data and its texts: loaded when its tab is opened. */
export function CatalogAdmin({ token }: CatalogAdminProps) {
  const { catalogAdminTexts } = useTexts(catalogAdminArea)
  return <CatalogPanel texts={catalogAdminTexts} language={useLanguage()} {...useCatalogAdmin(token)} />
}
