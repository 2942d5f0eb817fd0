import type { FooterColumn } from './FooterColumns.tsx'

/** Columns of addresses by name. Addresses are not text, so they stand apart from what they are called. */
export type FooterStructure = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the columns of a structure and their links are called in one language; none can be missing. */
export type FooterLinkTexts<Structure extends FooterStructure> = {
  [Column in keyof Structure]: { heading: string; links: Record<keyof Structure[Column], string> }
}

/** Columns in the structure's order, each link under its name. */
export function columnsOf<Structure extends FooterStructure>(
  structure: Structure,
  texts: FooterLinkTexts<Structure>,
): FooterColumn[] {
  return Object.keys(structure).map((column: keyof Structure) => {
    const { heading, links } = texts[column]
    const addresses = Object.entries(structure[column] ?? {}) as [keyof typeof links, string][]
    return { heading, links: addresses.map(([key, href]) => ({ href, label: links[key] })) }
  })
}
