/** The token in an `Authorization` header. */
export const bearer = (authorization: string | undefined) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** The beginning of every API token, by which programs that look for leaked secrets recognise one. */
export const API_TOKEN_PREFIX = 'sen_'

/** Whether a token in an `Authorization` header is an API token of a customer. */
export const isApiToken = (token: string) => token.startsWith(API_TOKEN_PREFIX)
