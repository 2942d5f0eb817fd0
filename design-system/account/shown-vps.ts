import type { VpsCatalog } from '#contracts/catalog.ts'
import { isSettingUp, type ShownVpsStatus } from '#contracts/rules/vps-status.ts'
import type { Vps } from '#contracts/vps.ts'
import type { Resource } from '#ds/components/resource.ts'

/** An instance as the dashboard shows it: with the name of its operating system, such as `Ubuntu 22.04 LTS`. */
export interface ShownVps
  extends Pick<Vps, 'id' | 'name' | 'ipAddress' | 'cpu' | 'ram' | 'storage' | 'nextBillingDate'> {
  status: ShownVpsStatus
  operatingSystem: string
}

/** Whether an instance will be renewed: a failed or terminated one will not. */
export const isRenewed = (status: ShownVpsStatus) => status !== 'failed' && status !== 'terminated'

/** Returns an instance's address, or a text instead: that it is being assigned, or that there is none. */
export const addressOf = ({ ipAddress, status }: ShownVps, texts: { ipPending: string; ipNone: string }) =>
  ipAddress ?? (isSettingUp(status) ? texts.ipPending : texts.ipNone)

/** Replaces the ids of operating systems, which the server sends, with their names from the catalogue. Unknown ids stay. */
export function nameSystems(
  vps: Resource<readonly ShownVps[]>,
  catalog: Resource<Pick<VpsCatalog, 'operatingSystems'>>,
): Resource<readonly ShownVps[]> {
  if (vps.status !== 'ready' || catalog.status !== 'ready') return vps
  const names = new Map<string, string>(catalog.data.operatingSystems.map(({ id, name }) => [id, name]))
  return {
    ...vps,
    data: vps.data.map((instance) => ({
      ...instance,
      operatingSystem: names.get(instance.operatingSystem) ?? instance.operatingSystem,
    })),
  }
}
