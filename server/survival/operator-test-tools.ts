import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MachineActionRequest, MachineActionResponse, MachineResponse } from '#contracts/machines.ts'
import { createTestClient, type TestClient, type TestResponse } from '#server/testing/client-test-tools.ts'

/** A request for something to be done with a machine, with its own idempotency key. */
export interface OperatorRequest {
  key: string
  body: MachineActionRequest
  /** The action that it became; undefined before there was a response. */
  actionId?: string
}

/** A customer who keeps having things done with one machine, one after another, and remembers every response. */
export interface Operator {
  vpsId: string
  userId: string
  requests: readonly OperatorRequest[]
  /** Performs one action after another at a server, until `isOver` returns true; stops when the server is gone. */
  operate(origin: string, isOver: () => boolean): Promise<void>
  /** Sends every request once more: each must still be the same action. */
  repeatAll(origin: string): Promise<void>
  /** The machine's page. */
  page(origin: string): Promise<MachineResponse>
}

interface OperatorOptions {
  /** The customer's signed-in client at any server. */
  client: TestClient
  userId: string
  vpsId: string
  random: () => number
}

/** What operators have done. The others are not about the machine. */
const operated = [
  ...['start', 'shutdown', 'reboot', 'stop', 'reset', 'snapshot', 'restore', 'deleteSnapshot'],
  ...['resize', 'resetPassword', 'rescue', 'endRescue', 'rebuild'],
] as const satisfies MachineActionRequest['type'][]
/** What counts twice when one thing is chosen, since money moves with it. */
const preferred = ['resize']
/** How long an operator waits before looking at the machine again, in milliseconds. */
const LOOK_AGAIN = 25

/** Between two calls of a server in another process, as a client that was told to try again waits. */
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))

const isConnectionError = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'SyntaxError')

/** Repeats a call for as long as the server is busy, as its 503 says: an aborted transaction may hold its locks for a moment longer. */
async function whileBusy(call: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const response = await call()
    if (response.status !== 503) return response
    await pause()
  }
}

/** Creates the operator of a machine that is active. */
export function createOperator({ client, userId, vpsId, random }: OperatorOptions): Operator {
  const requests: OperatorRequest[] = []
  const clientAt = (origin: string): TestClient => Object.assign(createTestClient(origin), { cookie: client.cookie })

  async function page(origin: string): Promise<MachineResponse> {
    const { status, body } = await whileBusy(() => clientAt(origin).get(`/api/vps/${vpsId}`))
    expect(status).toBe(200)
    return body
  }

  /** A request of a type that is possible with the machine as it is. */
  async function bodyOf(origin: string, type: (typeof operated)[number], { vps, snapshots }: MachineResponse) {
    const snapshotId = snapshots[Math.floor(random() * snapshots.length)]?.id ?? ''
    if (type === 'rebuild') return { type, confirmName: vps.name }
    if (type === 'snapshot') return { type, name: `s-${requests.length}` }
    if (type === 'restore' || type === 'deleteSnapshot') return { type, snapshotId }
    if (type !== 'resize') return { type }
    // The plans of the order dialog are 1 to 3, with 1, 2 and 4 cores.
    const planId = vps.cpu === 1 ? 2 : 3
    const { status, body } = await whileBusy(() => clientAt(origin).post(`/api/vps/${vpsId}/resize/quote`, { planId }))
    expect(status).toBe(200)
    return { type, planId, quoteId: body.quoteId }
  }

  /** Chooses what to have done next; null while something is still being done. */
  async function choose(origin: string): Promise<OperatorRequest | null> {
    const machine = await page(origin)
    if (machine.vps.action) return null
    const possible = operated.filter((type) => machine.actions.some((action) => action.type === type && action.enabled))
    const choices = [...possible, ...possible.filter((type) => preferred.includes(type))]
    const type = choices[Math.floor(random() * choices.length)]
    if (!type) throw new Error('Nothing can be done with the machine')
    return { key: randomUUID(), body: await bodyOf(origin, type, machine) }
  }

  /** Sends a request; one that was sent before must be the same action. */
  async function send(origin: string, request: OperatorRequest): Promise<void> {
    const { key, body } = request
    const call = () => clientAt(origin).post(`/api/vps/${vpsId}/actions`, body, { 'idempotency-key': key })
    const response = await whileBusy(call)
    expect([body.type, response.status, response.body.code]).toEqual([body.type, 202, undefined])
    const { action }: MachineActionResponse = response.body
    request.actionId ??= action.id
    expect(action.id).toBe(request.actionId)
  }

  return {
    vpsId,
    userId,
    requests,
    page,

    async operate(origin, isOver) {
      try {
        const last = requests.at(-1)
        if (last && last.actionId === undefined) await send(origin, last)
        while (!isOver()) {
          const request = await choose(origin)
          if (!request) {
            await pause()
            continue
          }
          requests.push(request)
          // Now and then the button is pressed twice.
          const presses = random() < 0.2 ? 2 : 1
          await Promise.all(Array.from({ length: presses }, () => send(origin, request)))
        }
      } catch (error) {
        // The server is gone; repeating the last request shows its outcome.
        if (!isConnectionError(error)) throw error
      }
    },

    async repeatAll(origin) {
      for (const request of requests) await send(origin, request)
    },
  }
}
