/**
 * Copies the fields that a record has under the names that a response declares, so that a new field is declared in the columns and
 * in the contract, and nowhere else. Fields that the contract does not declare, such as a password's hash, are left out.
 */
export function sharedFields<Entries extends object, Item extends object>(
  { entries }: { entries: Entries },
  record: Item,
): Pick<Item, keyof Entries & keyof Item> {
  const shared: Partial<Record<keyof Entries & keyof Item, unknown>> = {}
  for (const key of Object.keys(entries) as (keyof Entries & keyof Item)[]) if (key in record) shared[key] = record[key]
  return shared as Pick<Item, keyof Entries & keyof Item>
}
