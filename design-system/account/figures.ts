/** The newest first, at most `limit` of them. The list itself is left as it is. */
export const newest = <Item extends { createdAt: string }>(items: readonly Item[], limit: number): Item[] =>
  [...items].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, limit)
