import { emailChangeResponseSchema, emailChangeSchema } from '#contracts/account.ts'
import { passwordChangeSchema } from '#contracts/account-security.ts'
import {
  emailLinkRequestSchema,
  forgotRequestSchema,
  forgotResponseSchema,
  resetRequestSchema,
} from '#contracts/auth.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import { route } from '#server/platform/http/route.ts'
import type { EmailService } from './email-service.ts'
import type { RecoveryService } from './recovery-service.ts'
import { refusals } from './refusals.ts'

const shared = { method: 'POST', policy: 'customer', language: 'vi', callsPerMinute: 60 } as const
const open = { method: 'POST', policy: 'public', language: 'en', callsPerMinute: 600 } as const

interface CredentialsRoutesDeps {
  recovery: RecoveryService
  emails: EmailService
}

/** Passwords that change or were forgotten, and addresses that are verified or change. */
export const credentialsRoutes = ({ recovery, emails }: CredentialsRoutesDeps) => [
  route({
    ...open,
    path: '/api/auth/forgot',
    summary: 'Sends a link for a new password, if an account has this address; the response is the same without one',
    // Everybody gets the same response, so a caller who is limited in minutes learns nothing that others do not.
    callsPerMinute: 3000,
    body: forgotRequestSchema,
    responses: { 202: forgotResponseSchema },
    handle: async (call) => ({ status: 202, body: await recovery.forgot(call.body.email, call) }),
  }),
  route({
    ...open,
    path: '/api/auth/reset',
    summary: 'Sets a new password by a link, and ends every session; it logs nobody in',
    body: resetRequestSchema,
    responses: { 204: null },
    refusals: [refusals.link_expired],
    async handle(call) {
      await recovery.reset(call.body, call)
      return { status: 204 }
    },
  }),
  route({
    ...open,
    path: '/api/auth/verify-email',
    summary: 'Verifies the address of an account by a link, or changes it to the one to which the link was sent',
    body: emailLinkRequestSchema,
    responses: { 204: null },
    refusals: [refusals.link_expired],
    async handle(call) {
      await emails.confirm(call.body.token, call)
      return { status: 204 }
    },
  }),
  route({
    ...open,
    path: '/api/auth/stop-email-change',
    summary:
      "Takes a change of the account's address back, by the link that the old address got, and ends every session",
    body: emailLinkRequestSchema,
    responses: { 204: null },
    refusals: [refusals.link_expired],
    async handle(call) {
      await emails.stop(call.body.token, call)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    path: '/api/auth/resend-verification',
    summary: "Sends the link again that verifies the customer's address; nothing for one that is verified",
    responses: { 204: null },
    async handle(call) {
      await emails.resend(call)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    path: '/api/account/password',
    summary: 'Changes the password and ends the other sessions; API tokens stay',
    body: passwordChangeSchema,
    responses: { 204: null },
    refusals: [proofRefusals.wrong_password],
    async handle(call) {
      await recovery.change(call, call.body.currentPassword, call.body.newPassword)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    path: '/api/account/email',
    summary:
      'Sends a link to a new address, which counts once that is opened, and one to the present address that stops it',
    body: emailChangeSchema,
    responses: { 202: emailChangeResponseSchema },
    refusals: [proofRefusals.wrong_password, proofRefusals.second_factor_required],
    handle: async (call) => ({ status: 202, body: await emails.change(call, call.body) }),
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/email',
    summary: 'Ends a change of the address that was not confirmed',
    responses: { 204: null },
    async handle(call) {
      await emails.cancel(call)
      return { status: 204 }
    },
  }),
]
