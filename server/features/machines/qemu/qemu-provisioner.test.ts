import { appendFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { complete, machineId, spec } from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { createQemuWorld } from './qemu-world-test-tools.ts'

function open() {
  const world = createQemuWorld()
  onTestFinished(() => world.close())
  const file = (name: string) => join(world.dir, machineId, name)
  return { ...world, file, text: (name: string) => readFileSync(file(name), 'utf8') }
}
const create = (changes: Partial<typeof spec> = {}) => ({ type: 'create', spec: { ...spec, ...changes } }) as const

test('a machine is given its name, addresses, keys and password in files that only the server may read', async () => {
  const world = open()
  await complete(world, create(), null)
  expect(world.text('seed/hostname')).toBe('web-01')
  expect(world.text('seed/addresses')).toBe('203.0.113.10/24 203.0.113.1\n2001:db8::10/64 2001:db8::1\n')
  expect(world.text('seed/keys')).toBe(`${spec.sshKeys[0]}\n`)
  expect(world.text('seed/password')).toBe(spec.password)
  expect([statSync(world.file('.')).mode & 0o777, statSync(world.file('seed/password')).mode & 0o777]).toEqual([
    0o700, 0o600,
  ])
})

test('no secret is on the command line or in the environment of a process', async () => {
  process.env.SECRET_OF_THE_SERVER = 'a secret'
  onTestFinished(() => {
    delete process.env.SECRET_OF_THE_SERVER
  })
  const world = open()
  await complete(world, create(), null)
  const output = world.text('told.json')
  expect(output).toContain('name=opt/sen/password,file=seed/password')
  expect(output).not.toContain(spec.password)
  expect(output).not.toContain('SECRET_OF_THE_SERVER')
})

test('a machine that cannot start says why, and keeps no resources', async () => {
  const world = open()
  await expect(complete(world, create({ hostname: 'broken' }), null)).rejects.toMatchObject({
    fault: 'refused',
    message: 'qemu-system-x86_64: could not load the kernel',
  })
  expect(existsSync(world.file('.'))).toBe(false)
})

test('an image that is missing says how to make it', async () => {
  const world = open()
  rmSync(world.imageDir, { recursive: true })
  expect(await world.provisioner.images(['debian-12'])).toMatchObject([{ imageIds: [] }])
  await expect(complete(world, create(), null)).rejects.toMatchObject({
    fault: 'image_missing',
    message: expect.stringContaining('npm run qemu:image'),
  })
})

test('a machine that ignores its power button is not shut down, but suspended', async () => {
  const world = open()
  const { ref } = await complete(world, create({ hostname: 'deaf' }), null)
  const shutdown = { key: 'shutdown', machineId, ref, command: { type: 'shutdown' } } as const
  const begun = await world.provisioner.perform({ ...shutdown, memo: null })
  if (begun.state !== 'working') throw new Error('It did not begin')
  const pressed = await world.provisioner.perform({ ...shutdown, memo: begun.memo })
  expect(pressed).toMatchObject({ state: 'working' })
  world.clock.advance(60_001)
  await expect(world.provisioner.perform({ ...shutdown, memo: begun.memo })).rejects.toMatchObject({ fault: 'refused' })
  expect(await world.provisioner.inspect(machineId, ref ?? '')).toMatchObject({ power: 'running' })

  await complete(world, { type: 'suspend' }, ref)
  expect(await world.provisioner.inspect(machineId, ref ?? '')).toMatchObject({ power: 'stopped' })
})

test('what a machine wrote before is shown first, the last 256 KiB of it, also by another process', async () => {
  const world = open()
  const { ref } = await complete(world, create(), null)
  appendFileSync(world.file('serial.log'), `${'x'.repeat(300 * 1024)}the end`)
  const driver = await world.restart()
  const { history } = await driver.openConsole(machineId, ref ?? '')
  expect(history.length).toBe(256 * 1024)
  expect(history.subarray(-7).toString()).toBe('the end')
})

test('viewers stay while a machine is started again, and leave when it is switched off', async () => {
  const world = open()
  const { ref } = await complete(world, create(), null)
  const { stream } = await world.provisioner.openConsole(machineId, ref ?? '')
  let output = ''
  stream.on('data', (bytes: Buffer) => {
    output += bytes.toString()
  })
  await complete(world, { type: 'reset' }, ref)
  stream.write('still there')
  await eventually(() => expect(output).toContain('still there'))
  await complete(world, { type: 'stop' }, ref)
  await eventually(() => expect(stream.destroyed).toBe(true))
})

test('the log of a machine that writes forever begins from the start', async () => {
  const world = open()
  await complete(world, create(), null)
  truncateSync(world.file('serial.log'), 5 * 1024 * 1024)
  await world.provisioner.list()
  expect(statSync(world.file('serial.log')).size).toBe(0)
})

test('a process of another program with the number of a machine is not taken for it', async () => {
  const world = open()
  const { ref } = await complete(world, create(), null)
  await complete(world, { type: 'stop' }, ref)
  appendFileSync(world.file('pid'), `${process.pid}\n`)
  expect(await world.provisioner.inspect(machineId, ref ?? '')).toMatchObject({ power: 'stopped' })
})

test('the driver reports what a process has used, and its disk', async () => {
  const world = open()
  const { ref } = await complete(world, create(), null)
  const first = await world.provisioner.inspect(machineId, ref ?? '')
  expect(first).toMatchObject({ cpu: null, diskReadBytes: 4096, diskWriteBytes: 8192, networkInBytes: null })
  expect(first?.memoryBytes).toBeGreaterThan(1_000_000)
  world.clock.advance(10_000)
  const { cpu } = (await world.provisioner.inspect(machineId, ref ?? '')) ?? {}
  expect(cpu).toBeGreaterThanOrEqual(0)
  expect(cpu).toBeLessThanOrEqual(1)
})

test.each(['../escape', 'a/b', ''])('%j is not the id of a machine', async (id) => {
  const world = open()
  expect(await world.provisioner.inspect(id, id)).toBeNull()
  await expect(complete(world, create(), null, { of: id })).rejects.toThrow()
})
