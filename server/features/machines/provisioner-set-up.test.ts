import { expect, test } from 'vitest'
import { readSettings, type Settings } from '#server/platform/config.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { systemTimers } from '#server/platform/timers.ts'
import type { Provisioner } from './provisioner.ts'
import { createProvisioner } from './provisioner-set-up.ts'

const settingsOf = (env: Record<string, string>): Settings => {
  const read = readSettings(env)
  if ('errors' in read) throw new Error(read.errors.join('\n'))
  return read.settings
}
const sandbox = { name: 'sandbox' } as Provisioner
const create = (env: Record<string, string>, path = '/nonexistent') =>
  createProvisioner(settingsOf(env), { clock: createManualClock(), timers: systemTimers, sandbox: () => sandbox, path })

const proxmox = {
  PROVISIONER: 'proxmox',
  PROXMOX_URL: 'https://pve.example:8006',
  PROXMOX_TOKEN_ID: 'sen@pve!panel',
  PROXMOX_TOKEN_SECRET: '0b5f0a52-6c1f-4f7d-9b7e-0123456789ab',
  PROXMOX_TEMPLATES: 'debian-12=9000,ubuntu-24=9001,ubuntu-24=9101',
}

test('the settings name the driver; without any it is the sandbox', () => {
  expect(create({})).toBe(sandbox)
  expect(create(proxmox).name).toBe('proxmox')
})

test('where QEMU or its image are missing it says what to install', () => {
  expect(() => create({ PROVISIONER: 'qemu' })).toThrow(
    /^PROVISIONER=qemu needs qemu-system-x86_64 and qemu-img: apt-get install .*qemu-system-x86 qemu-utils/,
  )
})

test('the templates of an image are listed with their numbers', () => {
  expect(settingsOf(proxmox).PROXMOX_TEMPLATES).toEqual([
    { imageId: 'debian-12', vmid: 9000 },
    { imageId: 'ubuntu-24', vmid: 9001 },
    { imageId: 'ubuntu-24', vmid: 9101 },
  ])
})

test.each([
  [{ PROVISIONER: 'esx' }, /^PROVISIONER must be one of sandbox, qemu, proxmox/],
  [
    { PROVISIONER: 'proxmox', PROXMOX_URL: 'https://pve:8006' },
    'PROVISIONER=proxmox needs PROXMOX_TOKEN_ID and PROXMOX_TOKEN_SECRET and PROXMOX_TEMPLATES.',
  ],
  [
    {
      ...proxmox,
      NODE_ENV: 'production',
      MACHINE_KEY: 'x'.repeat(32),
      PROXMOX_URL: 'http://pve:8006',
    },
    'PROXMOX_URL must be an https address in production: the token would be sent in clear.',
  ],
  [{ PROXMOX_CONSOLE_USER: 'sen-console@pve' }, 'PROXMOX_CONSOLE_USER and PROXMOX_CONSOLE_PASSWORD need each other.'],
  [{ PROXMOX_FINGERPRINT: 'AB:CD' }, /^PROXMOX_FINGERPRINT must be the certificate's SHA-256/],
  [{ PROXMOX_TEMPLATES: 'debian-12' }, /^PROXMOX_TEMPLATES must list templates such as/],
  [{ PROXMOX_TOKEN_ID: 'sen' }, /^PROXMOX_TOKEN_ID must be user@realm!name/],
])('%j is refused', (env, message) => {
  expect(readSettings(env)).toEqual({
    errors: [typeof message === 'string' ? message : expect.stringMatching(message)],
  })
})

test('a secret of Proxmox is not printed', () => {
  expect(readSettings({ PROXMOX_TOKEN_SECRET: 'abc def ghi' })).toEqual({
    errors: [expect.not.stringContaining('abc def ghi')],
  })
})
