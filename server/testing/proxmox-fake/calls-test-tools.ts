import * as v from 'valibot'
import { type FakeCluster, FakeError, type FakeMachine } from './cluster-test-tools.ts'

/** Who calls: a token, or a user who has signed in. */
export interface FakeCaller {
  user: string
  isToken: boolean
}

/** A call of the fake: its own schema, which refuses what Proxmox would. */
export interface FakeCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  schema: v.GenericSchema<Record<string, unknown>>
  run(input: { path: Record<string, string>; body: Record<string, string>; caller: FakeCaller }): unknown
}

const integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, (issue) => `type check ('integer') failed - got '${issue.input}'`),
    v.check((text) => Number(text) >= min, `value must have a minimum value of ${min}`),
    v.check((text) => Number(text) <= max, `value must have a maximum value of ${max}`),
  )
const flag = v.pipe(v.string(), v.regex(/^[01]$/, "type check ('boolean') failed"))
const text = (max: number) => v.pipe(v.string(), v.maxLength(max, `value may only be ${max} characters long`))
const format = (pattern: RegExp, name: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, (issue) => `invalid format - value '${issue.input}' does not look like a valid ${name}`),
  )
const dnsName = format(/^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9-]{1,63})*$/, 'DNS name')
const nothing = v.strictObject({})
const snapshotName = format(/^[A-Za-z][A-Za-z0-9_-]{1,39}$/, 'configuration ID')

/** Encoded once more than a form encodes it: plain keys are refused, as is what is not an encoding. */
const urlEncoded = v.pipe(
  v.string(),
  v.check((value) => /^(?:[A-Za-z0-9\-_.!~*'()]|%[0-9A-Fa-f]{2})*$/.test(value), 'invalid format - not urlencoded'),
)

const configSchema = v.strictObject({
  name: v.optional(dnsName),
  description: v.optional(text(8192)),
  onboot: v.optional(flag),
  cores: v.optional(integer(1, 128)),
  memory: v.optional(integer(16, 4_194_304)),
  tags: v.optional(format(/^(?:[a-z0-9_][a-z0-9_\-+.]*)?(?:;[a-z0-9_][a-z0-9_\-+.]*)*$/, 'tag list')),
  net0: v.optional(
    format(
      /^(?:virtio|e1000)(?:=[0-9A-F]{2}(?::[0-9A-F]{2}){5})?,bridge=\w+(?:,firewall=[01])?(?:,rate=\d+(?:\.\d+)?)?$/,
      'network card',
    ),
  ),
  ipconfig0: v.optional(
    format(/^(?:(?:ip|gw)6?=[0-9a-fA-F.:/]+|ip6?=(?:dhcp|auto))(?:,(?:ip|gw)6?=[0-9a-fA-F.:/]+)*$/, 'ipconfig'),
  ),
  ciuser: v.optional(text(64)),
  cipassword: v.optional(text(1024)),
  ciupgrade: v.optional(flag),
  sshkeys: v.optional(urlEncoded),
  agent: v.optional(format(/^(?:enabled=)?[01](?:,.*)?$/, 'agent')),
  serial0: v.optional(format(/^socket$|^\/dev\//, 'serial port')),
  digest: v.optional(text(40)),
})

const powerSchemas = {
  start: nothing,
  stop: v.strictObject({ 'overrule-shutdown': v.optional(flag) }),
  shutdown: v.strictObject({ timeout: v.optional(integer(0, 1_000_000)), forceStop: v.optional(flag) }),
  reboot: v.strictObject({ timeout: v.optional(integer(0, 1_000_000)) }),
  reset: nothing,
}
const MACHINE = '/nodes/:node/qemu/:vmid'
const MIB = 1024 ** 2

/** The calls that our driver makes, as Proxmox responds to them. */
export function fakeCalls(cluster: FakeCluster): FakeCall[] {
  const { clock } = cluster
  const of = ({ node = '', vmid }: Record<string, string>) => cluster.machine(node, Number(vmid))
  const call = (
    method: FakeCall['method'],
    path: string,
    schema: FakeCall['schema'],
    run: FakeCall['run'],
  ): FakeCall => ({
    method,
    path,
    schema,
    run,
  })
  const onMachine = (
    method: FakeCall['method'],
    path: string,
    schema: FakeCall['schema'],
    run: (machine: FakeMachine, input: Parameters<FakeCall['run']>[0]) => unknown,
  ) => call(method, `${MACHINE}${path}`, schema, (input) => run(of(input.path), input))

  const figures = (machine: FakeMachine) =>
    machine.isRunning
      ? {
          uptime: Math.floor((clock.now() - machine.startedAt) / 1000),
          cpu: 0.125,
          cpus: Number(machine.config.cores ?? 1),
          mem: 256 * MIB,
          maxmem: 1024 * MIB,
          netin: 1000,
          netout: 2000,
          diskread: 3000,
          diskwrite: 4000,
        }
      : { uptime: 0, cpu: 0, mem: 0, netin: 0, netout: 0, diskread: 0, diskwrite: 0 }

  function resources(type: string | undefined): unknown[] {
    const free = cluster.freeBytes()
    const up = (node: string) => !cluster.downNodes.has(node)
    return [
      ...[...cluster.machines.values()].map((machine) => ({
        type: 'qemu',
        id: `qemu/${machine.vmid}`,
        node: machine.node,
        vmid: machine.vmid,
        name: machine.config.name,
        status: machine.isRunning ? 'running' : 'stopped',
        template: machine.isTemplate ? 1 : 0,
        tags: machine.config.tags ?? '',
        ...figures(machine),
      })),
      ...cluster.nodes.map((node) => ({
        type: 'node',
        id: `node/${node}`,
        node,
        status: up(node) ? 'online' : 'offline',
        maxcpu: 16,
        ...(up(node) && { maxmem: cluster.memory.totalMb * MIB, mem: cluster.memory.usedMb * MIB, cpu: 0.1 }),
      })),
      ...cluster.nodes.map((node) => ({
        type: 'storage',
        id: `storage/${node}/${cluster.storage.name}`,
        node,
        storage: cluster.storage.name,
        status: 'available',
        maxdisk: free.total,
        disk: free.used,
      })),
    ].filter((resource) => type === undefined || resource.type === (type === 'vm' ? 'qemu' : type))
  }

  function setConfig(machine: FakeMachine, values: Record<string, string>): null {
    cluster.refuseIfLocked(machine)
    const isNew = Object.entries(values).some(([name, value]) => machine.config[name] !== value)
    if (isNew) cluster.effects.push(`config ${machine.vmid}`)
    Object.assign(machine.config, values)
    return null
  }

  function resize(machine: FakeMachine, { disk = '', size = '' }: Record<string, string>): string {
    cluster.refuseIfLocked(machine)
    const present = Number(/size=(\d+)G/.exec(machine.config[disk] ?? '')?.[1] ?? 0)
    const gb = Number(size.replace(/[+G]/g, '')) + (size.startsWith('+') ? present : 0)
    if (gb < present) throw new FakeError(500, 'shrinking disks is not supported')
    return cluster.onMachine(machine, 'resize', () => {
      machine.config[disk] = (machine.config[disk] ?? '').replace(/size=\d+G/, `size=${gb}G`)
      cluster.effects.push(`grow ${machine.vmid} ${gb}`)
      return 'OK'
    })
  }

  const powerOf = (action: keyof typeof powerSchemas) =>
    onMachine('POST', `/status/${action}`, powerSchemas[action], (machine, { body }) => {
      if ((action === 'reboot' || action === 'reset') && !machine.isRunning)
        throw new FakeError(500, `VM ${machine.vmid} not running`)
      const stopsItself = machine.reactsToPowerButton || body.forceStop === '1'
      const timeoutMs = machine.reactsToPowerButton ? undefined : Number(body.timeout ?? 60) * 1000
      return cluster.onMachine(
        machine,
        `qm${action}`,
        () => {
          switch (action) {
            case 'start':
              if (machine.isRunning) return `VM ${machine.vmid} already running`
              cluster.setRunning(machine, true)
              return 'OK'
            case 'stop':
              cluster.setRunning(machine, false)
              return 'OK'
            case 'shutdown':
              if (!stopsItself) return 'VM quit/powerdown failed - got timeout'
              cluster.setRunning(machine, false)
              return 'OK'
            default:
              if (action === 'reboot' && !machine.reactsToPowerButton) return 'VM quit/powerdown failed - got timeout'
              cluster.effects.push(`${action} ${machine.vmid}`)
              machine.startedAt = clock.now()
              return 'OK'
          }
        },
        timeoutMs,
      )
    })

  const snapshotOf = (machine: FakeMachine, name = '') => {
    const found = machine.snapshots.get(name)
    if (!found) throw new FakeError(500, `snapshot '${name}' does not exist`)
    return found
  }

  return [
    call('GET', '/version', nothing, () => ({ version: cluster.release, release: cluster.release, repoid: 'fa9e' })),
    call('POST', '/access/ticket', v.strictObject({ username: text(64), password: text(1024) }), ({ body }) => {
      if (body.username !== 'sen-console@pve' || body.password !== 'console-password')
        throw new FakeError(401, 'authentication failure')
      return { username: body.username, ticket: `PVE:${body.username}:TICKET`, CSRFPreventionToken: 'CSRF' }
    }),
    call(
      'GET',
      '/cluster/resources',
      v.strictObject({ type: v.optional(v.picklist(['vm', 'node', 'storage'])) }),
      ({ body }) => resources(body.type),
    ),
    onMachine(
      'POST',
      '/clone',
      v.strictObject({
        newid: integer(100, 999_999_999),
        name: v.optional(dnsName),
        description: v.optional(text(8192)),
        full: v.optional(flag),
        storage: v.optional(text(100)),
        pool: v.optional(text(100)),
        target: v.optional(text(100)),
      }),
      (template, { body }) => {
        const { newid, name = '', description = '', pool = null } = body
        return cluster.clone(template, Number(newid), { name, description }, pool)
      },
    ),
    onMachine('GET', '/config', nothing, (machine) => {
      const { cipassword, ...config } = machine.config
      const lock = cluster.lockOf(machine)
      return {
        ...config,
        ...(cipassword && { cipassword: '**********' }),
        ...(lock && { lock }),
        digest: 'a'.repeat(40),
      }
    }),
    onMachine('PUT', '/config', configSchema, (machine, { body }) => setConfig(machine, body)),
    onMachine('PUT', '/cloudinit', nothing, (machine) => {
      cluster.effects.push(`cloudinit ${machine.vmid}`)
      return null
    }),
    onMachine(
      'PUT',
      '/resize',
      v.strictObject({
        disk: format(/^(?:scsi|virtio|sata|ide)\d+$/, 'disk'),
        size: format(/^\+?\d+(?:\.\d+)?[KMGT]?$/, 'size'),
      }),
      (machine, { body }) => resize(machine, body),
    ),
    ...(['start', 'stop', 'shutdown', 'reboot', 'reset'] as const).map(powerOf),
    onMachine('GET', '/status/current', nothing, (machine) => {
      const lock = cluster.lockOf(machine)
      return { status: machine.isRunning ? 'running' : 'stopped', ...figures(machine), ...(lock && { lock }) }
    }),
    onMachine('GET', '/snapshot', nothing, (machine) => [
      ...[...machine.snapshots].map(([name, { description }]) => ({ name, description })),
      { name: 'current', description: 'You are here!' },
    ]),
    onMachine(
      'POST',
      '/snapshot',
      v.strictObject({ snapname: snapshotName, description: v.optional(text(8192)) }),
      (machine, { body }) => {
        const { snapname = '', description = '' } = body
        return cluster.onMachine(machine, 'qmsnapshot', () => {
          if (machine.snapshots.has(snapname)) return `snapshot name '${snapname}' already used`
          machine.snapshots.set(snapname, { description, config: { ...machine.config } })
          cluster.effects.push(`snapshot ${machine.vmid}`)
          return 'OK'
        })
      },
    ),
    onMachine(
      'POST',
      '/snapshot/:snapname/rollback',
      v.strictObject({ start: v.optional(flag) }),
      (machine, { path }) => {
        const { config } = snapshotOf(machine, path.snapname)
        return cluster.onMachine(machine, 'qmrollback', () => {
          cluster.setRunning(machine, false)
          machine.config = { ...config }
          cluster.effects.push(`rollback ${machine.vmid}`)
          return 'OK'
        })
      },
    ),
    onMachine('DELETE', '/snapshot/:snapname', nothing, (machine, { path }) => {
      snapshotOf(machine, path.snapname)
      return cluster.onMachine(machine, 'qmdelsnapshot', () => {
        machine.snapshots.delete(path.snapname ?? '')
        cluster.effects.push(`delete snapshot ${machine.vmid}`)
        return 'OK'
      })
    }),
    onMachine(
      'DELETE',
      '',
      v.strictObject({ purge: v.optional(flag), 'destroy-unreferenced-disks': v.optional(flag) }),
      (machine) => {
        cluster.refuseIfLocked(machine)
        if (machine.isRunning) throw new FakeError(500, `VM ${machine.vmid} is running - destroy failed`)
        return cluster.onMachine(machine, 'qmdestroy', () => {
          cluster.machines.delete(machine.vmid)
          cluster.effects.push(`destroy ${machine.vmid}`)
          return 'OK'
        })
      },
    ),
    onMachine(
      'POST',
      '/agent/set-user-password',
      v.strictObject({ username: text(64), password: v.pipe(v.string(), v.minLength(5)), crypted: v.optional(flag) }),
      (machine, { body }) => {
        if (!machine.isRunning) throw new FakeError(500, `VM ${machine.vmid} is not running`)
        if (!machine.hasAgent) throw new FakeError(500, 'QEMU guest agent is not running')
        machine.passwords.push(`${body.username}:${body.password}`)
        return { result: {} }
      },
    ),
    onMachine(
      'PUT',
      '/firewall/options',
      v.strictObject({ enable: v.optional(flag), macfilter: v.optional(flag), ipfilter: v.optional(flag) }),
      (machine, { body }) => {
        Object.assign(machine.firewall, body)
        return null
      },
    ),
    onMachine('GET', '/firewall/ipset', nothing, (machine) =>
      [...machine.addressSets.keys()].map((name) => ({ name })),
    ),
    onMachine('POST', '/firewall/ipset', v.strictObject({ name: text(64) }), (machine, { body }) => {
      const { name = '' } = body
      if (machine.addressSets.has(name))
        throw new FakeError(400, 'Parameter verification failed.', { name: `IPSet '${name}' already exists` })
      machine.addressSets.set(name, new Set())
      return null
    }),
    onMachine('GET', '/firewall/ipset/:name', nothing, (machine, { path }) =>
      [...(machine.addressSets.get(path.name ?? '') ?? [])].map((cidr) => ({ cidr })),
    ),
    onMachine('POST', '/firewall/ipset/:name', v.strictObject({ cidr: text(64) }), (machine, { path, body }) => {
      machine.addressSets.get(path.name ?? '')?.add(body.cidr ?? '')
      return null
    }),
    onMachine('DELETE', '/firewall/ipset/:name/:cidr', nothing, (machine, { path }) => {
      machine.addressSets.get(path.name ?? '')?.delete(path.cidr ?? '')
      return null
    }),
    call(
      'GET',
      '/nodes/:node/tasks',
      v.strictObject({
        vmid: v.optional(integer(100, 999_999_999)),
        typefilter: v.optional(text(64)),
        source: v.optional(v.picklist(['archive', 'active', 'all'])),
        limit: v.optional(integer(0, 1000)),
      }),
      ({ path, body }) =>
        cluster.tasks
          .filter(({ node }) => node === path.node)
          .filter(({ id, type }) => (body.vmid ?? id) === id && (body.typefilter ?? type) === type)
          // The archive is what Proxmox lists if nothing is said: without what still runs.
          .filter(({ exitStatus }) => (body.source ?? 'archive') !== 'archive' || exitStatus !== null)
          .toReversed()
          .slice(0, Number(body.limit ?? 50))
          .map(({ upid, node, type, id, startedAt, endsAt, exitStatus }) => ({
            upid,
            node,
            type,
            id,
            user: 'sen@pve!panel',
            starttime: Math.floor(startedAt / 1000),
            ...(exitStatus !== null && { endtime: Math.floor(endsAt / 1000), status: exitStatus }),
          })),
    ),
    call('GET', '/nodes/:node/tasks/:upid/status', nothing, ({ path }) => {
      const task = cluster.tasks.find(({ upid }) => upid === path.upid)
      if (!task) throw new FakeError(500, 'no such task')
      const { upid, type, id, exitStatus } = task
      return {
        upid,
        type,
        id,
        status: exitStatus === null ? 'running' : 'stopped',
        ...(exitStatus && { exitstatus: exitStatus }),
      }
    }),
  ]
}
