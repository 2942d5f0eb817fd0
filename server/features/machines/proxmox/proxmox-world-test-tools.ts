import type { ContractWorld } from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { systemTimers } from '#server/platform/timers.ts'
import { createFakeCluster } from '#server/testing/proxmox-fake/cluster-test-tools.ts'
import { serveFakeProxmox, TOKEN_ID, TOKEN_SECRET } from '#server/testing/proxmox-fake/server-test-tools.ts'
import { createProxmoxProvisioner } from './proxmox-provisioner.ts'
import type { ProxmoxSettings } from './proxmox-settings.ts'

export const VMID_FIRST = 100_000

/** Settings for a cluster at an address. */
export const proxmoxSettings = (url: string, changes: Partial<ProxmoxSettings> = {}): ProxmoxSettings => ({
  url,
  tokenId: TOKEN_ID,
  tokenSecret: TOKEN_SECRET,
  fingerprint: null,
  storage: 'local-lvm',
  bridge: 'vmbr0',
  pool: 'sen',
  vmidFirst: VMID_FIRST,
  clones: 2,
  templates: [9000, 9001].map((vmid) => ({ imageId: 'debian-12', vmid })),
  consoleUser: { name: 'sen-console@pve', password: 'console-password' },
  ...changes,
})

/** The driver on a fake cluster with a template. */
export async function createProxmoxWorld(release: string, changes: Partial<ProxmoxSettings> = {}) {
  const clock = createManualClock()
  const cluster = createFakeCluster(clock, { release })
  const disk = { scsi0: 'local-lvm:base-9000-disk-0,size=10G', boot: 'order=scsi0;ide2' }
  cluster.add(9000, 'pve1', { name: 'debian-12', ...disk, net0: 'virtio=BC:24:11:AA:AA:AA,bridge=vmbr0' }, true)
  // The nodes have the same room: if none is chosen, the lower number is cloned.
  cluster.add(9001, 'pve2', { name: 'debian-12', ...disk, net0: 'virtio=BC:24:11:AA:AA:AB,bridge=vmbr0' }, true)
  // This machine belongs to somebody else, and must not be touched.
  cluster.add(101, 'pve1', { name: 'mail', description: 'The mail server', ...disk })
  const server = await serveFakeProxmox(cluster)
  const create = () => createProxmoxProvisioner(proxmoxSettings(server.url, changes), { timers: systemTimers })
  const world = {
    provisioner: create(),
    cluster,
    server,
    advance: async (ms: number) => clock.advance(ms),
    restart: async () => create(),
    effects: () => cluster.effects,
    interrupt: () => cluster.failCall(/qemu\/\d+\/config/, 'away'),
    fill: () => {
      cluster.memory.usedMb = cluster.memory.totalMb - 100
    },
    async close() {
      await world.provisioner.stop()
      await server.close()
    },
  }
  return world satisfies ContractWorld
}
