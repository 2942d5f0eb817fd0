import * as v from 'valibot'
import { emailSchema, nameLabels, nameSchema, presentPasswordSchema } from './auth.ts'
import { companyField, companyNeedsTaxCode, invoiceAddressField, taxCodeField } from './fields/invoice-details.ts'
import { languageField } from './fields/language.ts'
import { inEachLanguage } from './fields/messages.ts'
import { codeField, phoneField } from './fields/phone.ts'
import { mailGroups } from './rules/mail-kinds.ts'
import { userSchema } from './user.ts'
import { amountSchema, countSchema, moneySchema, timestampSchema } from './values.ts'

/**
 * `GET /api/account/summary/{userId}`: counts of all of a customer's records, beyond any page of a list. `totalVps` leaves out
 * instances that failed or were terminated. `openTickets` are open or in progress. `monthlySpend` is the sum of the completed
 * payments in the calendar month (Asia/Ho_Chi_Minh) that begins at `month`, minus the refunds of that month: negative when the
 * refunds are higher. `monthlyRefunds` is the sum of these refunds, as a positive amount.
 */
export const accountSummarySchema = v.strictObject({
  totalVps: countSchema,
  activeVps: countSchema,
  openTickets: countSchema,
  monthlySpend: moneySchema,
  monthlyRefunds: amountSchema,
  month: timestampSchema,
  /** Whether money of a top-up has ever arrived. */
  hasDeposited: v.boolean(),
  /** Whether there has ever been an instance, also one of a trial, that did not fail. */
  hasOrdered: v.boolean(),
  /** Whether the guide of the dashboard was closed, on any device. */
  onboardingSeen: v.boolean(),
  /** How many notices are unread; 100: at least as many. */
  unreadNotices: countSchema,
})
export type AccountSummary = v.InferOutput<typeof accountSummarySchema>

/** The appearance of the pages that a customer has chosen. */
export const themes = ['light', 'dark', 'system'] as const
export type AccountTheme = (typeof themes)[number]

/** Which mails that are not necessary a customer gets, by group. */
const mailGroupsSchema = v.strictObject(v.entriesFromList(mailGroups, v.boolean()))
export type MailChoices = v.InferOutput<typeof mailGroupsSchema>

/** To whom invoices are made out, beside the customer's name. */
export interface InvoiceDetails {
  /** Null for a person. */
  company: string | null
  /** Null for a person without one. */
  taxCode: string | null
  address: string
}

/** What invoices say, as it is typed: a company has a tax code, and an invoice has an address. */
const invoiceDetailsRequestSchema = v.pipe(
  v.strictObject({ company: companyField, taxCode: taxCodeField, address: invoiceAddressField }),
  v.forward(
    v.partialCheck(
      [['company'], ['taxCode']],
      ({ company, taxCode }) => company === null || taxCode !== null,
      companyNeedsTaxCode,
    ),
    ['taxCode'],
  ),
)

/**
 * `PATCH /api/account`: what is left out stays as it is. `invoiceDetails` null deletes them. `onboardingSeen` says whether the guide of the dashboard was
 * closed.
 */
export const accountRequestSchema = v.pipe(
  v.strictObject({
    firstName: nameSchema(nameLabels.first),
    lastName: nameSchema(nameLabels.last),
    language: v.optional(languageField),
    theme: v.optional(v.picklist(themes)),
    onboardingSeen: v.optional(v.boolean()),
    mailGroups: v.optional(v.partial(mailGroupsSchema)),
    invoiceDetails: v.optional(v.nullable(invoiceDetailsRequestSchema)),
  }),
  v.check(
    (change) => Object.values(change).some((value) => value !== undefined),
    inEachLanguage({ vi: 'Không có gì để thay đổi', en: 'There is nothing to change', zh: '没有需要修改的内容' }),
  ),
)
export type AccountRequest = v.InferOutput<typeof accountRequestSchema>

/** `GET /api/account`: what customers see of their own account. Phone is the verified one. */
export const accountSchema = v.strictObject({
  user: userSchema,
  /** Null without a choice. */
  theme: v.nullable(v.picklist(themes)),
  phone: v.nullable(v.string()),
  /** The new address that still has to be confirmed, and until when its link can be used. */
  pendingEmail: v.nullable(v.strictObject({ email: v.string(), until: timestampSchema })),
  /** False when mails to the address came back: nothing more is sent there. */
  isEmailDeliverable: v.boolean(),
  mailGroups: mailGroupsSchema,
  /** Null until the customer has given them. */
  invoiceDetails: v.nullable(
    v.strictObject({ company: v.nullable(v.string()), taxCode: v.nullable(v.string()), address: v.string() }),
  ),
  /** Null without an authenticator app. */
  secondFactor: v.nullable(v.strictObject({ since: timestampSchema, recoveryCodesLeft: countSchema })),
  /** How many passkeys there are: one is a second factor, too. */
  passkeys: countSchema,
  /** Until when this session may make calls that need a recent second factor; null if it may not. */
  stepUpUntil: v.nullable(timestampSchema),
  createdAt: timestampSchema,
})
export type Account = v.InferOutput<typeof accountSchema>

/** `POST /api/account/email`: sends a link to the new address, which counts once that is opened, and a notice to the present one. */
export const emailChangeSchema = v.strictObject({ email: emailSchema, password: presentPasswordSchema })
export type EmailChange = v.InferOutput<typeof emailChangeSchema>

/** The response of `POST /api/account/email`: always the same, also for an address that another account has, which is not told here. */
export const emailChangeResponseSchema = v.strictObject({ email: v.string(), until: timestampSchema })
export type EmailChangeResponse = v.InferOutput<typeof emailChangeResponseSchema>

/** `POST /api/account/phone/start`: sends a code to this number. */
export const phoneStartRequestSchema = v.strictObject({ phone: phoneField })
export type PhoneStartRequest = v.InferOutput<typeof phoneStartRequestSchema>

/** `POST /api/account/phone/confirm`: the code that was sent to the number of the last `start`. */
export const phoneConfirmRequestSchema = v.strictObject({ code: codeField })
export type PhoneConfirmRequest = v.InferOutput<typeof phoneConfirmRequestSchema>

/** `GET /api/account/close`: what the customer has to end before the account can be closed. All of it is 0 when nothing stands in the way. */
export const closingObstaclesSchema = v.strictObject({
  /** Machines that exist, or are being made. */
  machines: countSchema,
  /** Orders that wait for a payment. */
  waitingOrders: countSchema,
  /** Deposits that are pending. */
  deposits: countSchema,
  /** Withdrawals whose money was not sent yet. */
  withdrawals: countSchema,
  /** What is in the wallet. */
  balance: amountSchema,
})
export type ClosingObstacles = v.InferOutput<typeof closingObstaclesSchema>

/** `POST /api/account/close`: `confirm` is the email of the account, typed once more. */
export const accountClosingSchema = v.strictObject({ password: presentPasswordSchema, confirm: emailSchema })
export type AccountClosing = v.InferOutput<typeof accountClosingSchema>
