import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** The files that a machine starts from, in the folder of QEMU_IMAGE_DIR. */
export interface GuestImage {
  kernel: string
  initramfs: string
  /** An empty disk with a file system. */
  disk: string
}

/** The size of every machine's disk, in GiB. */
export const DISK_GB = 1

/** The kernel of Debian 12 that machines boot: a later package may lack a module or name it otherwise. */
export const kernelPackage = {
  name: 'linux-image-6.1.0-56-cloud-amd64',
  version: '6.1.192-2',
  release: '6.1.0-56-cloud-amd64',
  sha256: 'e7d02b943971edcb8790e256c02cfab3bca6c3d37c1bf25392a57c71300615ee',
} as const

/** The modules of the kernel, in the order in which they are loaded: before virtio_ring there is no virtio, and nothing says so. */
export const kernelModules = [
  'drivers/virtio/virtio_ring',
  'drivers/virtio/virtio',
  'drivers/virtio/virtio_pci_legacy_dev',
  'drivers/virtio/virtio_pci_modern_dev',
  'drivers/virtio/virtio_pci',
  'drivers/block/virtio_blk',
  'net/core/failover',
  'drivers/net/net_failover',
  'drivers/net/virtio_net',
  'drivers/acpi/button',
  'drivers/input/evdev',
  'drivers/firmware/qemu_fw_cfg',
] as const

/** The files of the guest's image in a folder. */
export const guestImageIn = (folder: string): GuestImage => ({
  kernel: resolve(folder, 'vmlinuz'),
  initramfs: resolve(folder, 'initramfs.gz'),
  disk: resolve(folder, 'disk.qcow2'),
})

/** What an image lacks, as a sentence; null when it is complete. */
export function imageFault(image: GuestImage): string | null {
  const missing = Object.values(image).filter((file) => !existsSync(file))
  return missing.length === 0
    ? null
    : `The image of QEMU's machines is missing (${missing[0]}): run npm run qemu:image.`
}

/** The packages of Debian and Ubuntu that the driver and its image need. */
export const QEMU_PACKAGES = 'qemu-system-x86 qemu-utils busybox-static cpio e2fsprogs'
