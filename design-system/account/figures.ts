import type { AccountVps, OrderCatalog, Resource } from './types.ts'

/** The newest first, at most `limit` of them. The list itself is left as it is. */
export const newest = <Item extends { createdAt: string }>(items: readonly Item[], limit: number): Item[] =>
  [...items].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, limit)

/** Shows operating systems by name: the server gives their id, the catalogue knows what it is called. An unknown one stays as it is. */
export function nameSystems(
  vps: Resource<readonly AccountVps[]>,
  catalog: Resource<OrderCatalog>,
): Resource<readonly AccountVps[]> {
  if (vps.status !== 'ready' || catalog.status !== 'ready') return vps
  const names = new Map(catalog.data.operatingSystems.map(({ id, name }) => [id, name]))
  return {
    status: 'ready',
    data: vps.data.map((instance) => ({
      ...instance,
      operatingSystem: names.get(instance.operatingSystem) ?? instance.operatingSystem,
    })),
  }
}
