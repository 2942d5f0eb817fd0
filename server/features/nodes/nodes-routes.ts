import * as v from 'valibot'
import { newNodeSchema, nodeChangeSchema, nodeResponseSchema, nodesSchema } from '#contracts/infrastructure.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey } from '#server/platform/idempotency-store.ts'
import type { NodesAdmin } from './nodes-admin.ts'
import { refusals } from './refusals.ts'

const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const

/** The nodes of hypervisors: their sizes, and what their machines take. */
export const nodesRoutes = ({ nodes }: { nodes: NodesAdmin }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/nodes',
    summary: 'Lists the nodes, what their machines take, and what the hypervisor last said of them',
    responses: { 200: nodesSchema },
    async handle() {
      return { status: 200, body: { nodes: await nodes.list() } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/nodes',
    summary: 'Writes down a node of a hypervisor, with its size',
    body: newNodeSchema,
    responses: { 201: nodeResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['idempotency_mismatch', refusals.node_exists, refusals.too_many_nodes],
    async handle(call) {
      return { status: 201, body: { node: await nodes.create(call, call.body, call.header('idempotency-key')) } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/nodes/look',
    summary: 'Looks now what the hypervisor says of the nodes, and which systems they can set up',
    // It asks every node.
    callsPerMinute: 30,
    responses: { 200: nodesSchema },
    refusals: [refusals.nodes_unreadable],
    async handle(call) {
      return { status: 200, body: { nodes: await nodes.look(call) } }
    },
  }),
  route({
    ...shared,
    method: 'PATCH',
    path: '/api/admin/nodes/:nodeId',
    summary: 'Changes the size of a node, or whether it gets more machines',
    params: v.object({ nodeId: idSchema }),
    body: nodeChangeSchema,
    responses: { 200: nodeResponseSchema },
    refusals: ['not_found'],
    async handle(call) {
      return { status: 200, body: { node: await nodes.change(call, call.params.nodeId, call.body) } }
    },
  }),
]
