import type { APIRequestContext, BrowserContext } from 'playwright'
import type { AdminAuthResponse } from '#contracts/admin.ts'
import type { UserResponse } from '#contracts/user.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'

/** The code in the picture of a discount. It exists in the pictures' database only. */
export const sampleCode = 'VIDU10'

/** A customer who has just registered. */
export const newcomer = {
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  email: 'lan@example.com',
  password: 'mat-khau-cua-lan',
}

async function post<Response>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`POST ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** Signs the browser context in, as the login page does; `isFirstVisit` leaves the guide of a first visit to open. */
export async function signIn(
  context: BrowserContext,
  account: { email: string; password: string },
  isFirstVisit: boolean,
) {
  const { email, password } = account
  const { user } = await post<UserResponse>(context.request, '/api/auth/login', { email, password })
  const stored = {
    authToken: user.id,
    userData: JSON.stringify(user),
    ...(!isFirstVisit && { onboardingSeen: 'true' }),
  }
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, stored)
}

/** Registers the customer who has just come. */
export const registerNewcomer = (request: APIRequestContext) => post(request, '/api/auth/register', newcomer)

/** Adds the discount with the code. */
export async function addDiscount(request: APIRequestContext) {
  const { token } = await post<AdminAuthResponse>(request, '/api/admin/auth', demoAccounts.admin)
  const promotion = {
    kind: 'percent',
    code: sampleCode,
    percent: 10,
    title: { vi: 'Mã ví dụ', en: 'Sample code', zh: '示例优惠码' },
    description: { vi: 'Mã ví dụ.', en: 'A sample code.', zh: '示例优惠码。' },
    isActive: true,
  }
  await post(request, '/api/admin/catalog/promotions', promotion, { authorization: `Bearer ${token}` })
}
