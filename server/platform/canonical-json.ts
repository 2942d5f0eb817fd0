/**
 * JSON text in which the fields of every object, at every depth, are sorted by name, so that equal values have equal text. Lists
 * keep their order, and fields that are `undefined` are left out.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) => (isPlainObject(field) ? sorted(field) : field))

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const sorted = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
