import { phoneConfirmRequestSchema, phoneStartRequestSchema } from '#contracts/account.ts'
import { userResponseSchema } from '#contracts/user.ts'
import { refusals as codeRefusals } from '#server/features/phone-codes/refusals.ts'
import { toUser } from '#server/features/users/users-store.ts'
import { route } from '#server/platform/http/route.ts'
import type { PhoneService } from './phone-service.ts'
import { refusals } from './refusals.ts'

export const phoneRoutes = ({ phones }: { phones: PhoneService }) => [
  route({
    method: 'POST',
    path: '/api/account/phone/start',
    summary: "Sends a code to the customer's phone number",
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    body: phoneStartRequestSchema,
    responses: { 204: null },
    refusals: [
      'too_many_tries',
      refusals.phone_not_verifiable,
      codeRefusals.phone_unreachable,
      codeRefusals.phone_code_unavailable,
    ],
    async handle(call) {
      await phones.start(call, call.body.phone)
      return { status: 204 }
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/phone/confirm',
    summary: 'Verifies the phone number to which a code was sent',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    body: phoneConfirmRequestSchema,
    responses: { 200: userResponseSchema },
    refusals: [refusals.phone_code_expired, refusals.phone_code_wrong, refusals.phone_taken, refusals.too_many_phones],
    async handle(call) {
      return { status: 200, body: { user: toUser(await phones.confirm(call, call.body.code)) } }
    },
  }),
]
