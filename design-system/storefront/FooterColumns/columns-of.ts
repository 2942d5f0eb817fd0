import type { FooterColumn } from './FooterColumns.tsx'

/** The links of each column by key. URLs are not texts, so they are kept separately from their labels. */
export type FooterStructure = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The headings and labels for a structure in one language; the compiler reports a missing one. */
export type FooterLinkTexts<Structure extends FooterStructure> = {
  [Column in keyof Structure]: { heading: string; links: Record<keyof Structure[Column], string> }
}

/** Combines a structure with its texts, in the structure's order. */
export function columnsOf<Structure extends FooterStructure>(
  structure: Structure,
  texts: FooterLinkTexts<Structure>,
): FooterColumn[] {
  return Object.keys(structure).map((column: keyof Structure) => {
    const { heading, links } = texts[column]
    const urls = Object.entries(structure[column] ?? {}) as [keyof typeof links, string][]
    return { heading, links: urls.map(([key, href]) => ({ href, label: links[key] })) }
  })
}
