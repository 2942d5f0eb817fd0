export { CatalogPanel, type CatalogPanelProps } from './CatalogPanel.tsx'
export {
  type CatalogEntry,
  type CatalogKind,
  type CatalogLists,
  type CatalogResult,
  catalogKinds,
  type EntryBody,
  listsNeededBy,
} from './catalog-entries.ts'
export type { CatalogPanelTexts } from './catalog-texts.ts'
