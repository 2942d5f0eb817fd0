import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MachineCommand, MachineSpec } from '#server/features/machines/provisioner.ts'
import { qemuFault } from '#server/features/machines/provisioner-set-up.ts'
import { createQemuProvisioner } from '#server/features/machines/qemu/qemu-provisioner.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config.ts'
import { systemTimers } from '#server/platform/timers.ts'

// Boots real machines and works with them: npm run test:qemu. It takes a minute or two, and is not part of npm test.

const MACHINE = '01936b80-0000-7000-8000-0000000000ff'
/** How long a machine may take until it lets one sign in, in milliseconds: there are slow computers. */
const MAX_WAIT = 180_000

const specOf = (hostname: string, password: string): MachineSpec => ({
  hostname,
  password,
  imageId: 'debian-12',
  cores: 1,
  ramMb: 1024,
  diskGb: 10,
  bandwidthMbit: null,
  mac: null,
  node: null,
  addresses: [{ address: '10.0.2.15', family: 4, prefix: 24, gateway: '10.0.2.2' }],
  sshKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGJ1dCBub3QgYSByZWFsIGtleQ== lan@sen.example'],
})

async function smoke(imageDir: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'sen-qemu-'))
  const create = () => {
    const programs = { qemu: ['qemu-system-x86_64'], qemuImg: ['qemu-img'] }
    return createQemuProvisioner({ dir, imageDir, ...programs }, { clock: systemClock, timers: systemTimers })
  }
  let driver = create()
  let ref: string | null = null
  let count = 0
  const print = (what: string, since: number) =>
    process.stdout.write(`${what.padEnd(44)} ${((systemClock.elapsed() - since) / 1000).toFixed(1).padStart(6)} s\n`)

  async function perform(command: MachineCommand): Promise<void> {
    const since = systemClock.elapsed()
    count += 1
    const operation = { key: `smoke-${count}`, machineId: MACHINE, command }
    let memo: string | null = null
    for (;;) {
      const progress = await driver.perform({ ...operation, ref, memo })
      ref = progress.ref ?? ref
      if (progress.state === 'done') break
      memo = progress.memo
      await systemTimers.sleep(progress.checkAgainIn)
    }
    print(command.type, since)
  }

  /** A console with what it writes from now on. */
  async function open() {
    const { stream } = await driver.openConsole(MACHINE, ref ?? '')
    // What it wrote before it was started again would be taken for what it writes now.
    let output = ''
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
    return {
      type: (text: string) => stream.write(text),
      async until(pattern: RegExp): Promise<string> {
        const since = systemClock.elapsed()
        while (!pattern.test(output)) {
          if (systemClock.elapsed() - since > MAX_WAIT)
            throw new Error(`${pattern} did not appear in: ${output.slice(-500)}`)
          await systemTimers.sleep(50)
        }
        const seen = output
        output = ''
        return seen
      },
      close: () => stream.destroy(),
    }
  }

  /** Waits for the prompt, signs in, and runs commands; resolves with what they wrote. */
  async function signIn(password: string, command: string, shell: Awaited<ReturnType<typeof open>>): Promise<string> {
    const since = systemClock.elapsed()
    await shell.until(/login: $/)
    print('  until it lets one sign in', since)
    const signingIn = systemClock.elapsed()
    shell.type('root\r')
    await shell.until(/Password: $/)
    // What arrives just after the prompt is discarded with what was typed before it.
    await systemTimers.sleep(1000)
    shell.type(`${password}\r`)
    const greeting = await shell.until(/~ # |incorrect/)
    if (!greeting.includes('~ # ')) throw new Error('The password was not accepted')
    shell.type(`${command}; echo "end""ed"\r`)
    const output = await shell.until(/ended\r\n/)
    print('  sign in and run a command', signingIn)
    return output
  }
  const expectIn = (output: string, text: string) => {
    if (!output.includes(text)) throw new Error(`${text} is not in: ${output}`)
  }

  try {
    await perform({ type: 'create', spec: specOf('web-01', 'mật khẩu 1') })
    const first = await open()
    const uname = await signIn('mật khẩu 1', 'uname -a; cat .ssh/authorized_keys; echo kept > note; sync', first)
    expectIn(uname, 'Linux web-01 6.1')
    expectIn(uname, 'ssh-ed25519 ')
    process.stdout.write(`  ${/Linux web-01.*/.exec(uname)?.[0]}\n`)
    const report = await driver.inspect(MACHINE, ref ?? '')
    process.stdout.write(`  ${JSON.stringify(report)}\n`)
    await perform({ type: 'snapshot', snapshotId: 'first', name: 'first' })

    await perform({ type: 'reset' })
    // The same connection goes on.
    expectIn(await signIn('mật khẩu 1', 'cat note; echo changed > note; sync', first), 'kept')

    await driver.stop()
    driver = create()
    const again = await open()
    again.type('cat note\r')
    expectIn(await again.until(/changed\r\n/), 'changed')
    process.stdout.write('Another process of the server finds the machine and its shell.\n')

    await perform({ type: 'shutdown' })
    await perform({ type: 'restore', snapshotId: 'first' })
    await perform({ type: 'start' })
    expectIn(await signIn('mật khẩu 1', 'cat note', await open()), 'kept')
    await perform({ type: 'reboot' })
    await perform({ type: 'resetPassword', password: 'second-password' })
    expectIn(await signIn('second-password', 'cat note', await open()), 'kept')
    await perform({ type: 'rescue', password: 'rescue-password' })
    expectIn(
      await signIn('rescue-password', 'mount /dev/vda /data; cat /data/root/note; umount /data', await open()),
      'kept',
    )
    await perform({ type: 'endRescue' })
    expectIn(await signIn('second-password', 'cat note', await open()), 'kept')
    await perform({ type: 'rebuild', spec: specOf('web-02', 'third-password') })
    expectIn(await signIn('third-password', 'hostname; ls note', await open()), 'No such file')
    await perform({ type: 'suspend' })
    await perform({ type: 'destroy' })
    const left = await driver.list()
    if (left.length > 0) throw new Error('A machine is left')
    process.stdout.write('Everything was as it should be.\n')
  } finally {
    await perform({ type: 'destroy' }).catch(() => {})
    await driver.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

const read = readSettings(process.env)
try {
  if ('errors' in read) throw new Error(read.errors.join('\n'))
  const fault = qemuFault(read.settings.QEMU_IMAGE_DIR, process.env.PATH ?? '')
  if (fault) throw new Error(fault)
  await smoke(read.settings.QEMU_IMAGE_DIR)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
