import type { Request } from 'express'

/** The token that a call carries in its `Authorization` header. */
export const bearer = (request: Request) => /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1]
