/** Local-storage keys of the customer's session (product spec, section 4). */
export const sessionKeys = { tokenKey: 'authToken', userKey: 'userData' } as const
