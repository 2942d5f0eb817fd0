import { testProvisioner } from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { createProxmoxWorld } from './proxmox-world-test-tools.ts'

testProvisioner('Proxmox 9', {
  create: () => createProxmoxWorld('9.1.2', { consoleUser: null }),
  missingImage: 'plan9',
  otherNode: 'pve2',
})
testProvisioner('Proxmox 8', { create: () => createProxmoxWorld('8.4.1'), missingImage: 'plan9', otherNode: 'pve2' })
