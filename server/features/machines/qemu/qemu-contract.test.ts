import { testProvisioner } from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { createQemuWorld } from './qemu-world-test-tools.ts'

testProvisioner('QEMU', { create: async () => createQemuWorld(), missingImage: 'windows-2022', isSlow: true })
