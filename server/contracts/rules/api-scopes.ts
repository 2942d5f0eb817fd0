/**
 * What an API token may be used for; a token has one or more of these. Everything else is only for a customer who is signed in: the account, passwords,
 * tokens, and money that leaves the wallet for a bank.
 */
export const apiScopes = ['vps:read', 'vps:write', 'wallet:read', 'support:read', 'support:write'] as const
export type ApiScope = (typeof apiScopes)[number]
