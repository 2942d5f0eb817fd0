import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Clock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { Provisioner } from './provisioner.ts'
import { createProxmoxProvisioner } from './proxmox/proxmox-provisioner.ts'
import { guestImageIn, imageFault, QEMU_PACKAGES } from './qemu/guest-image.ts'
import { createQemuProvisioner } from './qemu/qemu-provisioner.ts'

type ProvisionerSettings = Pick<
  Settings,
  'PROVISIONER' | 'QEMU_DIR' | 'QEMU_IMAGE_DIR' | Extract<keyof Settings, `PROXMOX_${string}`>
>

interface SetUpDeps {
  clock: Clock
  timers: Timers
  /** Makes the simulator, which needs what the server has. */
  sandbox: () => Provisioner
  /** The PATH of programs. */
  path: string
}

const isInstalled = (program: string, path: string) =>
  path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** What QEMU lacks on this computer, as a sentence; null when it can run. */
export function qemuFault(imageDir: string, path: string): string | null {
  const missing = ['qemu-system-x86_64', 'qemu-img'].filter((program) => !isInstalled(program, path))
  if (missing.length > 0)
    return `PROVISIONER=qemu needs ${missing.join(' and ')}: apt-get install --no-install-recommends ${QEMU_PACKAGES}`
  return imageFault(guestImageIn(imageDir))
}

/** The driver that the settings name. Throws one clear sentence when it cannot work here. */
export function createProvisioner(settings: ProvisionerSettings, deps: SetUpDeps): Provisioner {
  switch (settings.PROVISIONER) {
    case 'sandbox':
      return deps.sandbox()
    case 'qemu': {
      const fault = qemuFault(settings.QEMU_IMAGE_DIR, deps.path)
      if (fault) throw new Error(fault)
      const programs = { qemu: ['qemu-system-x86_64'], qemuImg: ['qemu-img'] }
      return createQemuProvisioner({ dir: settings.QEMU_DIR, imageDir: settings.QEMU_IMAGE_DIR, ...programs }, deps)
    }
    case 'proxmox': {
      const { PROXMOX_CONSOLE_USER: name, PROXMOX_CONSOLE_PASSWORD: password } = settings
      return createProxmoxProvisioner(
        {
          // The settings were refused without these.
          url: settings.PROXMOX_URL ?? '',
          tokenId: settings.PROXMOX_TOKEN_ID ?? '',
          tokenSecret: settings.PROXMOX_TOKEN_SECRET ?? '',
          fingerprint: settings.PROXMOX_FINGERPRINT ?? null,
          storage: settings.PROXMOX_STORAGE,
          bridge: settings.PROXMOX_BRIDGE,
          pool: settings.PROXMOX_POOL ?? null,
          templates: settings.PROXMOX_TEMPLATES ?? [],
          vmidFirst: settings.PROXMOX_VMID_FIRST,
          clones: settings.PROXMOX_CLONES,
          consoleUser: name !== undefined && password !== undefined ? { name, password } : null,
        },
        deps,
      )
    }
  }
}
