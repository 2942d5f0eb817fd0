import { join } from 'node:path'
import config from './playwright.config.ts'

/** How long a machine may take to start under emulation, in milliseconds: there are slow computers. */
const MAX_WAIT = 180_000

/** The tests that need QEMU and its image (docs/machines.md): the built site with the real server, whose machines are real. No part of `npm test`. */
export default {
  ...config,
  testMatch: '*.qemu.ts',
  globalTeardown: './end-machines.ts',
  workers: 1,
  timeout: 15 * 60_000,
  expect: { timeout: MAX_WAIT },
  webServer: {
    ...config.webServer,
    env: {
      ...(config.webServer as { env: Record<string, string> }).env,
      PROVISIONER: 'qemu',
      QEMU_DIR: join(process.env.E2E_FOLDER ?? '', 'machines'),
    },
  },
}
