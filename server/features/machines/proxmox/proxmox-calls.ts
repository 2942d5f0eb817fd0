import * as v from 'valibot'
import type { FormFields, Headers, ProxmoxClient } from './proxmox-client.ts'
import { ProxmoxFailure } from './proxmox-failure.ts'

/** Proxmox's responses have numbers as text in places that change with its versions. */
const number = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/), v.transform(Number))])
const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])
const upid = v.pipe(v.string(), v.startsWith('UPID:'))

const resource = v.object({
  type: v.string(),
  id: v.string(),
  node: v.optional(v.string()),
  vmid: v.optional(number),
  status: v.optional(v.string()),
  template: v.optional(number),
  tags: v.optional(v.string()),
  storage: v.optional(v.string()),
  uptime: v.optional(number),
  cpu: v.optional(number),
  maxcpu: v.optional(number),
  mem: v.optional(number),
  maxmem: v.optional(number),
  disk: v.optional(number),
  maxdisk: v.optional(number),
  netin: v.optional(number),
  netout: v.optional(number),
  diskread: v.optional(number),
  diskwrite: v.optional(number),
})
export type Resource = v.InferOutput<typeof resource>

const config = v.objectWithRest(
  {
    name: v.optional(text),
    description: v.optional(text),
    lock: v.optional(text),
    tags: v.optional(text),
    boot: v.optional(text),
    digest: v.optional(text),
  },
  v.unknown(),
)
export type MachineConfig = v.InferOutput<typeof config>

const current = v.object({
  status: v.picklist(['running', 'stopped']),
  lock: v.optional(v.string()),
  uptime: v.optional(number),
  cpu: v.optional(number),
  mem: v.optional(number),
  netin: v.optional(number),
  netout: v.optional(number),
  diskread: v.optional(number),
  diskwrite: v.optional(number),
})
export type CurrentStatus = v.InferOutput<typeof current>

const taskStatus = v.object({ status: v.picklist(['running', 'stopped']), exitstatus: v.optional(v.string()) })
const taskList = v.array(
  v.object({ upid, starttime: number, endtime: v.optional(number), type: v.string(), status: v.optional(v.string()) }),
)
const terminal = v.object({ user: v.string(), ticket: v.string(), port: number, upid: v.optional(v.string()) })
const named = v.array(v.object({ name: v.string() }))

/** A machine of Proxmox. */
export interface Place {
  node: string
  vmid: number
}

/** The calls that the driver makes, with what is read of their responses. */
export function createProxmoxCalls(client: ProxmoxClient) {
  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    ...request: CallOptions
  ): Promise<v.InferOutput<Schema>> {
    const result = v.safeParse(schema, await client.call(...request))
    if (result.success) return result.output
    const where = v.getDotPath(result.issues[0]) ?? 'data'
    throw new ProxmoxFailure(null, `${request[0]} ${request[1]}: ${where} is not what Proxmox sends`)
  }
  const machine = ({ node, vmid }: Place) => `/nodes/${node}/qemu/${vmid}`
  const task = (...request: CallOptions) => call(v.nullable(upid), ...request)
  const done = async (...request: CallOptions) => void (await client.call(...request))

  return {
    version: () => call(v.object({ version: v.string() }), 'GET', '/version'),
    resources: (type: 'vm' | 'node' | 'storage') => call(v.array(resource), 'GET', '/cluster/resources', { type }),
    clone: (template: Place, parameters: FormFields) => task('POST', `${machine(template)}/clone`, parameters),
    /** Null for a machine that does not exist. */
    config: async (place: Place): Promise<MachineConfig | null> => {
      try {
        return await call(config, 'GET', `${machine(place)}/config`)
      } catch (error) {
        if (error instanceof ProxmoxFailure && error.kind === 'machine_missing') return null
        throw error
      }
    },
    configure: (place: Place, parameters: FormFields) => done('PUT', `${machine(place)}/config`, parameters),
    renewCloudInit: (place: Place) => done('PUT', `${machine(place)}/cloudinit`),
    resizeDisk: (place: Place, disk: string, gb: number) =>
      task('PUT', `${machine(place)}/resize`, { disk, size: `${gb}G` }),
    power: (place: Place, action: 'start' | 'stop' | 'shutdown' | 'reboot' | 'reset', parameters: FormFields = {}) =>
      task('POST', `${machine(place)}/status/${action}`, parameters),
    current: (place: Place) => call(current, 'GET', `${machine(place)}/status/current`),
    snapshots: async (place: Place) => (await call(named, 'GET', `${machine(place)}/snapshot`)).map(({ name }) => name),
    snapshot: (place: Place, snapname: string, description: string) =>
      task('POST', `${machine(place)}/snapshot`, { snapname, description }),
    restore: (place: Place, snapname: string) => task('POST', `${machine(place)}/snapshot/${snapname}/rollback`),
    deleteSnapshot: (place: Place, snapname: string) => task('DELETE', `${machine(place)}/snapshot/${snapname}`),
    destroy: (place: Place) => task('DELETE', machine(place), { purge: 1, 'destroy-unreferenced-disks': 1 }),
    setPassword: (place: Place, username: string, password: string) =>
      done('POST', `${machine(place)}/agent/set-user-password`, { username, password }),
    firewallOptions: (place: Place, parameters: FormFields) =>
      done('PUT', `${machine(place)}/firewall/options`, parameters),
    addressSets: async (place: Place) =>
      (await call(named, 'GET', `${machine(place)}/firewall/ipset`)).map(({ name }) => name),
    createAddressSet: (place: Place, name: string) => done('POST', `${machine(place)}/firewall/ipset`, { name }),
    addressesOf: async (place: Place, name: string) =>
      (await call(v.array(v.object({ cidr: v.string() })), 'GET', `${machine(place)}/firewall/ipset/${name}`)).map(
        ({ cidr }) => cidr,
      ),
    addAddress: (place: Place, name: string, cidr: string) =>
      done('POST', `${machine(place)}/firewall/ipset/${name}`, { cidr }),
    removeAddress: (place: Place, name: string, cidr: string) =>
      done('DELETE', `${machine(place)}/firewall/ipset/${name}/${encodeURIComponent(cidr)}`),
    /** The state of a task, on the node that its id names. */
    taskStatus: (id: string) =>
      call(taskStatus, 'GET', `/nodes/${id.split(':')[1]}/tasks/${encodeURIComponent(id)}/status`),
    /** The tasks of a type, newest first: those of a machine, or those that run. */
    tasks: (node: string, typefilter: string, filter: { vmid: number } | { source: 'active' }) =>
      call(taskList, 'GET', `/nodes/${node}/tasks`, { source: 'all', limit: 50, typefilter, ...filter }),
    signIn: (username: string, password: string) =>
      call(v.object({ ticket: v.string(), CSRFPreventionToken: v.string() }), 'POST', '/access/ticket', {
        username,
        password,
      }),
    terminal: (place: Place, headers: Headers) =>
      call(terminal, 'POST', `${machine(place)}/termproxy`, { serial: 'serial0' }, headers),
    terminalSocket: (place: Place, port: number, vncticket: string) =>
      client.webSocket(`${machine(place)}/vncwebsocket`, { port, vncticket }),
    authorization: client.authorization,
  }
}

type CallOptions = Parameters<ProxmoxClient['call']>
export type ProxmoxCalls = ReturnType<typeof createProxmoxCalls>
