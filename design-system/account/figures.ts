/** Returns at most `limit` items, newest first. Does not change the list. */
export const newest = <Item extends { createdAt: string }>(items: readonly Item[], limit: number): Item[] =>
  [...items].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, limit)
