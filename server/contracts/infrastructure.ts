import * as v from 'valibot'
import { rowOwnerSchema } from './admin.ts'
import { lineSchema, shortLineSchema } from './fields/line.ts'
import { inEachLanguage } from './fields/messages.ts'
import { HOST_NAME_MAX, hostName, isHostName } from './rules/host-name.ts'
import { poolPrefixes, readAddress, readNetwork } from './rules/ip-networks.ts'
import {
  CPU_OVERCOMMIT_MAX,
  NODE_CORES_MAX,
  NODE_DISK_GB_MAX,
  NODE_NAME_MAX,
  NODE_RAM_MB_MAX,
  POOL_NAME_MAX,
  POOL_RESOLVERS_MAX,
  RESOLUTION_MAX,
} from './rules/limits.ts'
import { actionStates, machineActionTypes, systemActionTypes } from './rules/machine-actions.ts'
import { countSchema, idSchema, recordNumberSchema, slugSchema, timestampSchema } from './values.ts'
import { vpsStatusSchema } from './vps.ts'

const idNumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const nextCursor = { nextCursor: v.nullable(v.string()) }

/** A whole number from 1 to `max`. */
function quantity(max: number) {
  const message = inEachLanguage({
    vi: `Vui lòng nhập số nguyên từ 1 đến ${max}`,
    en: `Enter a whole number from 1 to ${max}`,
    zh: `请输入 1 至 ${max} 的整数`,
  })
  return v.pipe(v.number(message), v.safeInteger(message), v.minValue(1, message), v.maxValue(max, message))
}

// Nodes.

/** What a node has for machines. Memory in MB, disk in GB. `cpuOvercommit`: how many cores of machines one of its cores serves. */
const nodeSizes = {
  cores: quantity(NODE_CORES_MAX),
  ramMb: quantity(NODE_RAM_MB_MAX),
  diskGb: quantity(NODE_DISK_GB_MAX),
  cpuOvercommit: quantity(CPU_OVERCOMMIT_MAX),
}

/** A system of the catalogue. */
const nodeImageSchema = v.strictObject({ id: slugSchema, name: v.string() })

/**
 * A node of a hypervisor. `used` is what its machines have by the books. `report` is what the hypervisor last said of it, at `at`; null if it never has. A
 * node that is not `enabled` keeps its machines and gets no more. `images` is which systems on sale it can set up and which not, as it was `at` the last look;
 * null if there was none, when nothing is refused for it.
 */
export const nodeSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  locationId: idNumberSchema,
  driver: v.string(),
  enabled: v.boolean(),
  ...nodeSizes,
  used: v.strictObject({ machines: countSchema, cores: countSchema, ramMb: countSchema, diskGb: countSchema }),
  report: v.nullable(
    v.strictObject({
      at: timestampSchema,
      isUp: v.boolean(),
      version: v.nullable(v.string()),
      freeRamMb: v.nullable(countSchema),
      freeDiskGb: v.nullable(countSchema),
    }),
  ),
  images: v.nullable(
    v.strictObject({ at: timestampSchema, present: v.array(nodeImageSchema), missing: v.array(nodeImageSchema) }),
  ),
})
export type InfrastructureNode = v.InferOutput<typeof nodeSchema>

/** `GET /api/admin/nodes`, by name. */
export const nodesSchema = v.strictObject({ nodes: v.array(nodeSchema) })
export type InfrastructureNodes = v.InferOutput<typeof nodesSchema>
export const nodeResponseSchema = v.strictObject({ node: nodeSchema })
export type NodeResponse = v.InferOutput<typeof nodeResponseSchema>

/** `POST /api/admin/nodes`. `name` is the one that the hypervisor reports. */
export const newNodeSchema = v.strictObject({
  name: shortLineSchema(NODE_NAME_MAX),
  locationId: idNumberSchema,
  driver: v.picklist(['sandbox', 'qemu', 'proxmox']),
  enabled: v.optional(v.boolean(), true),
  ...nodeSizes,
})
export type NewNode = v.InferOutput<typeof newNodeSchema>

/** `PATCH /api/admin/nodes/{id}`: what is left out stays as it is. */
export const nodeChangeSchema = v.strictObject({
  enabled: v.optional(v.boolean()),
  ...v.partial(v.strictObject(nodeSizes)).entries,
})
export type NodeChange = v.InferOutput<typeof nodeChangeSchema>

// Pools and addresses.

/** `free` can be given to a machine; `reserved` waits for one to be made; `quarantined` was a machine's until lately; `blocked` is never given. */
export const addressStates = ['free', 'reserved', 'assigned', 'quarantined', 'blocked'] as const
export const addressStateSchema = v.picklist(addressStates)
export type AddressState = (typeof addressStates)[number]

/**
 * A network whose addresses machines get. `total` is the number of machines that it has addresses for; of IPv6, a machine gets a /64. `nodeId`: only for
 * machines of this node. A pool that is not `enabled` keeps its machines and gives no more addresses.
 */
export const poolSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  family: v.picklist([4, 6]),
  cidr: v.string(),
  gateway: v.nullable(v.string()),
  dns: v.array(v.string()),
  locationId: idNumberSchema,
  nodeId: v.nullable(idSchema),
  enabled: v.boolean(),
  total: countSchema,
  counts: v.strictObject({
    free: countSchema,
    reserved: countSchema,
    assigned: countSchema,
    quarantined: countSchema,
    blocked: countSchema,
  }),
})
export type AddressPool = v.InferOutput<typeof poolSchema>

/** `GET /api/admin/pools`, by location and name. */
export const poolsSchema = v.strictObject({ pools: v.array(poolSchema) })
export type AddressPools = v.InferOutput<typeof poolsSchema>
export const poolResponseSchema = v.strictObject({ pool: poolSchema })
export type PoolResponse = v.InferOutput<typeof poolResponseSchema>

const messages = {
  cidr: inEachLanguage({
    vi: `Vui lòng nhập một mạng như 198.18.0.0/22: IPv4 từ /${poolPrefixes[4].min} đến /${poolPrefixes[4].max}, IPv6 từ /${poolPrefixes[6].min} đến /${poolPrefixes[6].max}`,
    en: `Enter a network such as 198.18.0.0/22: IPv4 from /${poolPrefixes[4].min} to /${poolPrefixes[4].max}, IPv6 from /${poolPrefixes[6].min} to /${poolPrefixes[6].max}`,
    zh: `请输入网段，例如 198.18.0.0/22：IPv4 为 /${poolPrefixes[4].min} 至 /${poolPrefixes[4].max}，IPv6 为 /${poolPrefixes[6].min} 至 /${poolPrefixes[6].max}`,
  }),
  address: inEachLanguage({
    vi: 'Vui lòng nhập một địa chỉ IP',
    en: 'Enter an IP address',
    zh: '请输入 IP 地址',
  }),
  resolvers: inEachLanguage({
    vi: `Tối đa ${POOL_RESOLVERS_MAX} máy chủ DNS`,
    en: `Up to ${POOL_RESOLVERS_MAX} DNS servers`,
    zh: `最多 ${POOL_RESOLVERS_MAX} 个 DNS 服务器`,
  }),
  reverseName: inEachLanguage({
    vi: 'Vui lòng nhập tên miền đầy đủ như mail.vidu.vn, hoặc để trống',
    en: 'Enter a full host name such as mail.example.com, or nothing',
    zh: '请输入完整主机名，例如 mail.example.com，或留空',
  }),
  reason: inEachLanguage({
    vi: `Vui lòng ghi lý do, từ 1 đến ${RESOLUTION_MAX} ký tự`,
    en: `Give a reason, in 1 to ${RESOLUTION_MAX} characters`,
    zh: `请填写原因，1 至 ${RESOLUTION_MAX} 个字符`,
  }),
}

const isPoolNetwork = (text: string) => {
  const network = readNetwork(text)
  if (!network) return false
  const { min, max } = poolPrefixes[network.family]
  return network.prefix >= min && network.prefix <= max
}
const ipSchema = v.pipe(
  v.string(messages.address),
  v.trim(),
  v.check((text) => readAddress(text) !== null, messages.address),
)
const resolversSchema = v.pipe(v.array(ipSchema), v.maxLength(POOL_RESOLVERS_MAX, messages.resolvers))

/** `POST /api/admin/pools`. Without a gateway it is the last address of an IPv4 network, and `fe80::1` for IPv6. */
export const newPoolSchema = v.strictObject({
  name: shortLineSchema(POOL_NAME_MAX),
  cidr: v.pipe(v.string(messages.cidr), v.trim(), v.check(isPoolNetwork, messages.cidr)),
  gateway: v.optional(ipSchema),
  dns: v.optional(resolversSchema, []),
  locationId: idNumberSchema,
  nodeId: v.optional(v.nullable(idSchema), null),
  enabled: v.optional(v.boolean(), true),
})
export type NewPool = v.InferOutput<typeof newPoolSchema>

/** `PATCH /api/admin/pools/{id}`: what is left out stays as it is. Its network never changes: machines have its addresses. */
export const poolChangeSchema = v.strictObject({
  name: v.optional(shortLineSchema(POOL_NAME_MAX)),
  dns: v.optional(resolversSchema),
  enabled: v.optional(v.boolean()),
})
export type PoolChange = v.InferOutput<typeof poolChangeSchema>

/** The machine that an address belongs to. */
const addressMachineSchema = v.strictObject({
  id: idSchema,
  number: recordNumberSchema,
  name: v.string(),
  status: vpsStatusSchema,
})

/** An address of a pool. `reason`: why it is blocked. `freeAt`: when its quarantine ends. */
export const poolAddressSchema = v.strictObject({
  address: v.string(),
  state: addressStateSchema,
  machine: v.nullable(addressMachineSchema),
  mac: v.nullable(v.string()),
  isPrimary: v.boolean(),
  reverseName: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  freeAt: v.nullable(timestampSchema),
})
export type PoolAddress = v.InferOutput<typeof poolAddressSchema>

/** `GET /api/admin/pools/{id}/addresses`, in their order; of IPv6, those that were ever given to a machine. */
export const poolAddressesSchema = v.strictObject({ addresses: v.array(poolAddressSchema), ...nextCursor })
export type PoolAddresses = v.InferOutput<typeof poolAddressesSchema>
export const poolAddressResponseSchema = v.strictObject({ address: poolAddressSchema })
export type PoolAddressResponse = v.InferOutput<typeof poolAddressResponseSchema>

/** Why an admin does something, for the audit log. */
export const reasonedSchema = v.strictObject({
  reason: v.pipe(
    lineSchema(messages.reason),
    v.nonEmpty(messages.reason),
    v.maxLength(RESOLUTION_MAX, messages.reason),
  ),
})
export type Reasoned = v.InferOutput<typeof reasonedSchema>

/** `PATCH /api/vps/{id}/addresses/{address}`: what the address is to resolve to; null for nothing. */
export const reverseNameRequestSchema = v.strictObject({
  reverseName: v.nullable(
    v.pipe(
      v.string(messages.reverseName),
      v.transform(hostName),
      v.maxLength(HOST_NAME_MAX, messages.reverseName),
      v.check(isHostName, messages.reverseName),
    ),
  ),
})
export type ReverseNameRequest = v.InferOutput<typeof reverseNameRequestSchema>

/** The stored name. `published`: whether it was sent to the name servers; if not, the address does not resolve to it yet. */
export const reverseNameResponseSchema = v.strictObject({
  address: v.string(),
  reverseName: v.nullable(v.string()),
  published: v.boolean(),
})
export type ReverseNameResponse = v.InferOutput<typeof reverseNameResponseSchema>

// Actions.

/** The actions that need an admin: those that have been open for long, and those that failed lately. */
export const unsettledKinds = ['stuck', 'failed'] as const
export type UnsettledKind = (typeof unsettledKinds)[number]

/**
 * An action with a machine that is stuck or has failed. `errorCode` is the driver's fault. `canRetry` and `canAdopt`: whether it can be run again, and whether
 * it can be recorded as done without its driver.
 */
export const unsettledActionSchema = v.strictObject({
  id: idSchema,
  type: v.picklist([...machineActionTypes, ...systemActionTypes]),
  state: v.picklist(actionStates),
  progress: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
  errorCode: v.nullable(v.string()),
  by: v.picklist(['customer', 'admin', 'system']),
  createdAt: timestampSchema,
  startedAt: v.nullable(timestampSchema),
  endedAt: v.nullable(timestampSchema),
  machine: v.nullable(addressMachineSchema),
  userId: idSchema,
  user: v.nullable(rowOwnerSchema),
  canRetry: v.boolean(),
  canAdopt: v.boolean(),
})
export type UnsettledAction = v.InferOutput<typeof unsettledActionSchema>

/** `GET /api/admin/machine-actions?kind=`, newest first. */
export const unsettledActionsSchema = v.strictObject({ actions: v.array(unsettledActionSchema), ...nextCursor })
export type UnsettledActions = v.InferOutput<typeof unsettledActionsSchema>
export const unsettledActionResponseSchema = v.strictObject({ action: unsettledActionSchema })
export type UnsettledActionResponse = v.InferOutput<typeof unsettledActionResponseSchema>

// Differences.

/**
 * How books and hypervisor can disagree: a machine of the books that it does not have, one of its own that the books do not know, one that is on though it
 * was suspended or off though it should run, and one with another address.
 */
export const machineDifferenceKinds = [
  'missing_on_hypervisor',
  'unknown_on_hypervisor',
  'wrong_power',
  'wrong_address',
] as const
export type MachineDifferenceKind = (typeof machineDifferenceKinds)[number]

/** One disagreement. `machineId` as the hypervisor or the books name it. `books` and `hypervisor` are the two states or addresses, as they are written there. */
export const machineDifferenceSchema = v.strictObject({
  kind: v.picklist(machineDifferenceKinds),
  machineId: v.string(),
  machine: v.nullable(addressMachineSchema),
  ref: v.nullable(v.string()),
  books: v.nullable(v.string()),
  hypervisor: v.nullable(v.string()),
})
export type MachineDifference = v.InferOutput<typeof machineDifferenceSchema>

/**
 * `GET /api/admin/machine-differences` and `POST …/run`: the latest comparison, and the times and numbers of the earlier ones, newest first. `at` and `ok` are
 * null before the first one. At most 200 differences of `total` are listed.
 */
export const machineDifferencesSchema = v.strictObject({
  at: v.nullable(timestampSchema),
  ok: v.nullable(v.boolean()),
  differences: v.array(machineDifferenceSchema),
  total: countSchema,
  runs: v.array(v.strictObject({ at: timestampSchema, ok: v.boolean(), differences: countSchema })),
})
export type MachineDifferences = v.InferOutput<typeof machineDifferencesSchema>
