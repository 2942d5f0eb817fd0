import { PveClient } from '@corsinvest/cv4pve-api-javascript'
import { expect, onTestFinished, test } from 'vitest'
import type { Operation, Provisioner } from '#server/features/machines/provisioner.ts'
import { complete, machineId, spec } from '#server/features/machines/testing/provisioner-contract-test-tools.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { systemTimers } from '#server/platform/timers.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { testCertificate } from '#server/testing/proxmox-fake/certificate-test-tools.ts'
import { createFakeCluster } from '#server/testing/proxmox-fake/cluster-test-tools.ts'
import { serveFakeProxmox, TOKEN_ID, TOKEN_SECRET } from '#server/testing/proxmox-fake/server-test-tools.ts'
import { createProxmoxProvisioner } from './proxmox-provisioner.ts'
import type { ProxmoxSettings } from './proxmox-settings.ts'
import { createProxmoxWorld, proxmoxSettings, VMID_FIRST } from './proxmox-world-test-tools.ts'

async function open(release = '9.1.2', changes: Partial<ProxmoxSettings> = {}) {
  const world = await createProxmoxWorld(release, changes)
  onTestFinished(() => world.close())
  return world
}
type World = Awaited<ReturnType<typeof open>>

/** The machine of the contract's examples in the fake. */
function machineIn({ cluster }: World) {
  const found = [...cluster.machines.values()].find(({ vmid }) => vmid >= VMID_FIRST)
  if (!found) throw new Error('There is no machine')
  return found
}

/** As the engine: what is unavailable is tried again later. */
async function completeWithRetries(world: World, operation: Pick<Operation, 'command' | 'ref'>) {
  let memo: string | null = null
  let ref = operation.ref
  const faults: string[] = []
  for (let calls = 0; calls < 100; calls += 1) {
    try {
      const progress = await world.provisioner.perform({ key: 'op-1', machineId, ...operation, ref, memo })
      ref = progress.ref ?? ref
      if (progress.state === 'done') return { ref, faults }
      memo = progress.memo
      await world.advance(progress.checkAgainIn)
    } catch (error) {
      const { fault } = error as { fault?: string }
      if (fault !== 'unavailable') throw error
      faults.push(String(error))
      await world.advance(5000)
    }
  }
  throw new Error('The operation does not end')
}

const create = { command: { type: 'create', spec }, ref: null } as const
const withMachine = async (world: World) => (await completeWithRetries(world, create)).ref

test('a machine is set up as it was ordered', async () => {
  const world = await open()
  await completeWithRetries(world, create)
  const { config, firewall, addressSets, pool } = machineIn(world)
  expect(config).toMatchObject({
    name: 'web-01',
    cores: '2',
    memory: '2048',
    onboot: '1',
    tags: `sen;vps-${machineId}`,
    ciuser: 'root',
    description: `sen op=op-1 machine=${machineId}`,
    ipconfig0: 'ip=203.0.113.10/24,gw=203.0.113.1,ip6=2001:db8::10/64,gw6=2001:db8::1',
    net0: 'virtio=02:53:CB:00:71:0A,bridge=vmbr0,firewall=1,rate=12.5',
    scsi0: expect.stringContaining('size=20G'),
    cipassword: spec.password,
    ciupgrade: '0',
    serial0: 'socket',
  })
  expect(decodeURIComponent(config.sshkeys ?? '')).toBe(`${spec.sshKeys[0]}\n`)
  expect({ firewall, pool }).toEqual({ firewall: { enable: '1', macfilter: '1', ipfilter: '1' }, pool: 'sen' })
  expect([...(addressSets.get('ipfilter-net0') ?? [])]).toEqual(['203.0.113.10', '2001:db8::10'])
})

test.each(['closed', 'error'] as const)(
  'a response that is lost (%s) leads to nothing that is done twice, whichever call it was',
  async (as) => {
    for (const call of [
      /POST .*\/clone$/,
      /PUT .*\/config$/,
      /PUT .*\/resize$/,
      /POST .*\/start$/,
      /POST .*\/ipset$/,
    ]) {
      const world = await open()
      world.cluster.failCall(call, as)
      await completeWithRetries(world, create)
      const { vmid } = machineIn(world)
      expect([call.source, world.effects()]).toEqual([
        call.source,
        [`clone ${vmid}`, `config ${vmid}`, `grow ${vmid} 20`, `on ${vmid}`],
      ])
    }
  },
)

test.each(['reboot', 'reset'] as const)('a %s whose response was lost is found in the list of tasks', async (type) => {
  const world = await open()
  const ref = await withMachine(world)
  world.cluster.failCall(new RegExp(`POST .*/status/${type}$`), 'closed')
  const { faults } = await completeWithRetries(world, { command: { type }, ref })
  expect(faults).toHaveLength(1)
  expect(world.effects().filter((effect) => effect.startsWith(type))).toHaveLength(1)
})

test('a locked machine is waited for', async () => {
  const world = await open()
  const ref = await withMachine(world)
  world.cluster.lock(machineIn(world).vmid, 'backup', 60_000)
  await completeWithRetries(world, { command: { type: 'stop' }, ref })
  expect(machineIn(world).isRunning).toBe(false)
})

test('a late failure is reported in the words of Proxmox', async () => {
  const world = await open()
  const ref = await withMachine(world)
  await completeWithRetries(world, { command: { type: 'stop' }, ref })
  world.cluster.failTask('qmstart', 'start failed: QEMU exited with code 1')
  await expect(completeWithRetries(world, { command: { type: 'start' }, ref })).rejects.toMatchObject({
    fault: 'refused',
    message: 'start failed: QEMU exited with code 1',
  })
})

test.each([
  [true, 1],
  [false, 1],
])('a task whose log was lost is judged by what there is (done: %s)', async (isDone, times) => {
  const world = await open()
  const ref = await withMachine(world)
  world.cluster.failTask('qmstop', 'unexpected status', isDone)
  await completeWithRetries(world, { command: { type: 'stop' }, ref })
  expect(world.effects().filter((effect) => effect.startsWith('off'))).toHaveLength(times)
})

test('a node that is away is unavailable until it is back', async () => {
  const world = await open()
  const ref = await withMachine(world)
  world.cluster.downNodes.add('pve1')
  const stop = { key: 'op-2', machineId, ref, command: { type: 'stop' }, memo: null } as const
  await expect(world.provisioner.perform(stop)).rejects.toMatchObject({ fault: 'unavailable' })
  expect(await world.provisioner.nodes()).toMatchObject([
    { name: 'pve1', isUp: false, freeRamMb: null },
    { name: 'pve2', isUp: true, freeRamMb: 57_344 },
  ])
  world.cluster.downNodes.clear()
  await complete(world, { type: 'stop' }, ref)
})

test('the systems of a node that is away are not known, and of each other one its own', async () => {
  const templates = [
    { imageId: 'debian-12', vmid: 9000 },
    { imageId: 'ubuntu-24', vmid: 9001 },
    { imageId: 'windows', vmid: 9002 },
  ]
  const world = await open('9.1.2', { templates })
  const images = () => world.provisioner.images(['debian-12', 'ubuntu-24', 'windows'])
  expect(await images()).toEqual([
    { node: 'pve1', imageIds: ['debian-12'] },
    { node: 'pve2', imageIds: ['ubuntu-24'] },
  ])
  world.cluster.downNodes.add('pve1')
  expect(await images()).toEqual([{ node: 'pve2', imageIds: ['ubuntu-24'] }])
})

test('a token that is no longer valid is refused at once, and not tried again', async () => {
  const world = await open()
  const ref = await withMachine(world)
  world.cluster.failCall(/./, 'unauthorized')
  await expect(world.provisioner.inspect(machineId, ref ?? '')).rejects.toMatchObject({ fault: 'refused' })
})

test.each(['8.4.1', '9.1.2'])('%s names the parameter that it refuses', async (release) => {
  const world = await open(release)
  const odd = { ...spec, hostname: 'not a name' }
  await expect(completeWithRetries(world, { command: { type: 'create', spec: odd }, ref: null })).rejects.toMatchObject(
    {
      fault: 'refused',
      message: expect.stringMatching(/^Parameter verification failed\. name: invalid format/),
    },
  )
})

test('clones wait for each other, since a storage bears two', async () => {
  const world = await open()
  const ids = Array.from({ length: 6 }, (_, index) => `01936b80-0000-7000-8000-00000000010${index}`)
  const operations = ids.map((id) => ({
    key: `op-${id}`,
    machineId: id,
    ref: null as string | null,
    memo: null as string | null,
    isDone: false,
    command: { type: 'create' as const, spec },
  }))
  for (let round = 0; round < 200 && operations.some(({ isDone }) => !isDone); round += 1) {
    await Promise.all(
      operations
        .filter(({ isDone }) => !isDone)
        .map(async (operation) => {
          const progress = await world.provisioner.perform(operation)
          operation.ref = progress.ref ?? operation.ref
          if (progress.state === 'done') operation.isDone = true
          else operation.memo = progress.memo
        }),
    )
    await world.advance(1000)
  }
  expect(operations.every(({ isDone }) => isDone)).toBe(true)
  expect(world.cluster.maxClones()).toBe(2)
  expect((await world.provisioner.list()).map((report) => report.machineId).sort()).toEqual(ids)
})

test('a storage that is locked by others is tried again', async () => {
  const world = await open()
  world.cluster.failTask('qmclone', "can't lock file '/var/lock/pve-manager/pve-storage-local-lvm' - got timeout")
  await completeWithRetries(world, create)
  expect(world.effects().filter((effect) => effect.startsWith('clone'))).toHaveLength(1)
})

test('a storage that fills up while it clones has no room', async () => {
  const world = await open()
  world.cluster.failTask('qmclone', 'clone failed: no space left on device')
  await expect(completeWithRetries(world, create)).rejects.toMatchObject({ fault: 'no_capacity' })
})

test('a machine that cannot be set up is deleted, also by another process, before the reason is reported', async () => {
  for (const kills of ['never', 'at once'] as const) {
    const world = await open()
    world.cluster.failTask('qmstart', 'start failed: QEMU exited with code 1')
    const failed = complete(world, { type: 'create', spec }, null, { kills })
    await expect(failed).rejects.toMatchObject({ fault: 'refused', message: 'start failed: QEMU exited with code 1' })
    expect(await world.provisioner.list()).toEqual([])
    expect([...world.cluster.machines.keys()]).toEqual([9000, 9001, 101])
  }
})

test('a number that another has taken meanwhile is left alone', async () => {
  const world = await open()
  const begun = await world.provisioner.perform({ key: 'op-1', machineId, ...create, memo: null })
  if (begun.state !== 'working') throw new Error('It did not begin')
  const vmid = Number(begun.ref?.split('/')[1])
  world.cluster.add(vmid, 'pve1', { name: 'foreign', description: 'by hand' })
  let memo = begun.memo
  let ref: string | undefined
  for (let calls = 0; calls < 50; calls += 1) {
    const progress = await world.provisioner.perform({ key: 'op-1', machineId, ...create, memo })
    ref = progress.ref
    if (progress.state === 'done') break
    memo = progress.memo
    await world.advance(progress.checkAgainIn)
  }
  expect(ref).toBe(`pve1/${vmid + 1}`)
  expect(world.cluster.machines.get(vmid)?.config).toEqual({ name: 'foreign', description: 'by hand' })
})

test('a machine that has moved to another node is found there', async () => {
  const world = await open()
  const ref = await withMachine(world)
  machineIn(world).node = 'pve2'
  const { ref: moved } = await complete(world, { type: 'stop' }, ref)
  expect(moved).toBe(`pve2/${machineIn(world).vmid}`)
})

test('nothing without our mark is destroyed, even at a number that we were told', async () => {
  const world = await open()
  world.cluster.add(VMID_FIRST + 5, 'pve1', { name: 'foreign' })
  await complete(world, { type: 'destroy' }, `pve1/${VMID_FIRST + 5}`)
  expect(world.cluster.machines.has(VMID_FIRST + 5)).toBe(true)
})

test('a machine that ignores its power button is switched off when it is suspended, and not when it is shut down', async () => {
  const world = await open()
  const ref = await withMachine(world)
  machineIn(world).reactsToPowerButton = false
  await expect(complete(world, { type: 'shutdown' }, ref)).rejects.toMatchObject({ fault: 'refused' })
  await complete(world, { type: 'suspend' }, ref)
  expect(machineIn(world)).toMatchObject({ isRunning: false, config: { onboot: '0' } })
  expect(machineIn(world).config.tags).toBe(`sen;vps-${machineId};sen-suspended`)
})

test('without a guest agent a new password counts from the next start, which follows', async () => {
  const world = await open()
  const ref = await withMachine(world)
  await complete(world, { type: 'resetPassword', password: 'by-the-agent' }, ref)
  expect(machineIn(world).passwords).toEqual(['root:by-the-agent'])
  machineIn(world).hasAgent = false
  const before = world.effects().length
  await complete(world, { type: 'resetPassword', password: 'by-cloud-init' }, ref, { key: 'second' })
  const { vmid, config } = machineIn(world)
  expect(config.cipassword).toBe('by-cloud-init')
  expect(world.effects().slice(before)).toEqual([`config ${vmid}`, `cloudinit ${vmid}`, `off ${vmid}`, `on ${vmid}`])
})

test('no memo has a password', async () => {
  const world = await open()
  const memos: (string | null)[] = []
  const recorded: Provisioner = {
    ...world.provisioner,
    async perform(operation) {
      memos.push(operation.memo)
      return world.provisioner.perform(operation)
    },
  }
  await complete({ ...world, provisioner: recorded }, { type: 'create', spec }, null)
  expect(memos.join()).not.toContain(spec.password)
  expect(memos.length).toBeGreaterThan(5)
})

test('version 8 opens no console for a token, and says what it needs', async () => {
  const world = await open('8.4.1', { consoleUser: null })
  const ref = await withMachine(world)
  await expect(world.provisioner.openConsole(machineId, ref ?? '')).rejects.toMatchObject({
    fault: 'not_supported',
    message: expect.stringContaining('PROXMOX_CONSOLE_USER'),
  })
})

test('a console counts the bytes of what is typed, and passes on the size of the window', async () => {
  const world = await open()
  const ref = await withMachine(world)
  const { stream, resize } = await world.provisioner.openConsole(machineId, ref ?? '')
  resize(132, 43)
  stream.write('gõ tiếng Việt')
  await eventually(() => expect(machineIn(world)).toMatchObject({ typed: 'gõ tiếng Việt', windows: ['132x43'] }))
  stream.destroy()
})

/** Calls the independent client, whose types demand all parameters although it leaves out those that are missing. */
const run = (target: object, method: string, ...values: unknown[]) =>
  Reflect.apply(Reflect.get(target, method), target, values) as ReturnType<PveClient['get']>

test('an independent client of Proxmox finds in the fake what it knows', async () => {
  const clock = createManualClock()
  const cluster = createFakeCluster(clock)
  cluster.add(9000, 'pve1', { name: 'debian-12', scsi0: 'local-lvm:base-9000-disk-0,size=10G' }, true)
  const server = await serveFakeProxmox(cluster, testCertificate)
  onTestFinished(() => server.close())
  const client = new PveClient('127.0.0.1', server.port)
  client.apiToken = `${TOKEN_ID}=${TOKEN_SECRET}`

  const version = await client.version.version()
  expect([version.statusCode, version.response.data.version]).toEqual([200, '9.1.2'])
  const node = client.nodes.get('pve1')
  const template = node.qemu.get(9000)
  const machine = node.qemu.get(4711)
  const cloned = await run(template.clone, 'cloneVm', 4711, null, 'by a witness', null, true, 'witness')
  expect(cloned.response.data).toMatch(/^UPID:pve1:[0-9A-F]{8}:[0-9A-F]{8,9}:[0-9A-F]{8}:qmclone:9000:/)
  const task = node.tasks.get(cloned.response.data)
  expect((await run(task.status, 'readTaskStatus')).response.data.status).toBe('running')
  clock.advance(10_000)
  const ended = await run(task.status, 'readTaskStatus')
  expect(ended.response.data).toMatchObject({ status: 'stopped', exitstatus: 'OK' })
  const config = await run(machine.config, 'vmConfig')
  expect(config.response.data).toMatchObject({ name: 'witness', description: 'by a witness' })
  await run(machine.status.start, 'vmStart')
  clock.advance(2000)
  expect((await run(machine.status.current, 'vmStatus')).response.data.status).toBe('running')
  const resources = await client.cluster.resources.resources('vm')
  expect(resources.response.data.map(({ vmid }: { vmid: number }) => vmid)).toEqual([9000, 4711])
  const twice = await run(template.clone, 'cloneVm', 4711)
  const exists = 'unable to create VM 4711: config file already exists'
  expect([twice.statusCode, twice.reasonPhrase]).toEqual([500, exists])
  const wrong = await run(template.clone, 'cloneVm', 'abc')
  const notANumber = { newid: "type check ('integer') failed - got 'abc'" }
  expect([wrong.statusCode, wrong.response.errors]).toEqual([400, notANumber])
  expect((await run(node.qemu.get(4712).config, 'vmConfig')).statusCode).toBe(500)
})

test('only the server whose certificate is pinned is told the token', async () => {
  const cluster = createFakeCluster(createManualClock())
  const server = await serveFakeProxmox(cluster, testCertificate)
  onTestFinished(() => server.close())
  const driver = (fingerprint: string | null) =>
    createProxmoxProvisioner(proxmoxSettings(server.url, { fingerprint }), { timers: systemTimers })

  expect(await driver(testCertificate.fingerprint).nodes()).toHaveLength(2)
  expect(await driver(testCertificate.fingerprint.toLowerCase()).nodes()).toHaveLength(2)
  const known = server.requests.length
  const other = testCertificate.fingerprint.replace(/^../, '00')
  await expect(driver(other).nodes()).rejects.toMatchObject({
    message: expect.stringContaining('is not the one of PROXMOX_FINGERPRINT'),
  })
  await expect(driver(null).nodes()).rejects.toMatchObject({ fault: 'unavailable' })
  expect(server.requests.length).toBe(known)
})
