/**
 * What a reply template may name in double braces: the customer's given name, the machine that the ticket is about, and the ticket's
 * number.
 */
export const templateVariables = ['name', 'machine', 'number'] as const
export type TemplateVariable = (typeof templateVariables)[number]

/** The names in double braces that are not variables, each once. */
export const unknownVariables = (text: string): string[] => {
  const named = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim())
  return [...new Set(named)].filter((name) => !templateVariables.some((known) => known === name))
}

/** Replaces the variables of a text by their values, which are not looked at again. What has no value stays as it is written, so that it is seen. */
export const fillTemplate = (text: string, values: Readonly<Partial<Record<TemplateVariable, string>>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => values[name as TemplateVariable] ?? written)
