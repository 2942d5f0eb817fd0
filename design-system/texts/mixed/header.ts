import type { HeaderTexts } from '#ds/storefront/Header/index.ts'
import { header as english } from '#ds/texts/en/header.ts'
import { header as vietnamese } from '#ds/texts/vi/header.ts'

const { account, admin, logout } = vietnamese

/** The header of the English pages: the entries of its user menu are in Vietnamese (product spec, section 2). */
export const header: HeaderTexts = { ...english, account, admin, logout }
