/**
 * Wrong calls of the API are type errors: `npm run types` fails if one of these is accepted. Nothing here runs.
 */
import type { Vps } from '#contracts/vps.ts'
import { request } from '#site/api/request.ts'
import { useQuery } from '#site/hooks/use-query.ts'

/** Accepts anything, so that each line is a separate example. */
declare function use(...values: unknown[]): void
declare function expectType<Expected>(value: Expected): void

export function useCalls(id: string) {
  // The response has the type of its route.
  expectType<Promise<Vps[]>>(request(`GET /api/vps/user/${id}`))
  expectType<Vps[] | undefined>(useQuery(`/api/vps/user/${id}`).data)
  // @ts-expect-error another route's response
  expectType<Promise<Vps[]>>(request(`GET /api/support/tickets/${id}`))
  // @ts-expect-error another route's data
  expectType<Vps[] | undefined>(useQuery(`/api/support/tickets/${id}`).data)

  // @ts-expect-error an unknown path
  use(request('GET /api/unknown'))
  // @ts-expect-error an unknown path to query
  use(useQuery('/api/unknown'))
  // @ts-expect-error a method that the route does not have
  use(request('PATCH /api/wallet/deposit', { body: {} }))
  // @ts-expect-error an unknown query parameter
  use(request('GET /api/admin/users?page=2'))
  // @ts-expect-error a call without its body
  use(request('POST /api/auth/login'))
  // @ts-expect-error a body with a field of another type
  use(request(`PATCH /api/admin/users/${id}/status`, { body: { isActive: 'true' } }))
}
