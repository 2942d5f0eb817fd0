/** The token in an `Authorization` header. */
export const bearer = (authorization: string | undefined) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
