import * as v from 'valibot'
import { emailSchema } from './auth.ts'
import { messageField, subjectField } from './fields/message.ts'
import { inEachLanguage } from './fields/messages.ts'
import { cleanLine } from './rules/clean-line.ts'
import { CONTACT_TOPICS } from './rules/contact-topics.ts'
import { CONTACT_ABOUT_MAX, NAME_MAX, PHONE_MAX } from './rules/limits.ts'
import { typedPhone } from './rules/phone-number.ts'
import { idSchema, timestampSchema } from './values.ts'

export const contactTopicSchema = v.picklist(
  CONTACT_TOPICS,
  inEachLanguage({ vi: 'Vui lòng chọn chủ đề', en: 'Choose a topic', zh: '请选择主题' }),
)

const nameRequired = inEachLanguage({
  vi: 'Vui lòng nhập họ tên',
  en: 'Enter your name',
  zh: '请填写姓名',
})
const nameTooLong = inEachLanguage({
  vi: `Họ tên dài tối đa ${NAME_MAX} ký tự`,
  en: `The name must be at most ${NAME_MAX} characters`,
  zh: `姓名最多 ${NAME_MAX} 个字符`,
})
const phoneMessage = inEachLanguage({
  vi: 'Số điện thoại chưa đúng, ví dụ 0912 345 678',
  en: 'The phone number is not valid. An example: +84 912 345 678',
  zh: '电话号码格式不正确，例如 +84 912 345 678',
})
const aboutMessage = inEachLanguage({
  vi: `about dài tối đa ${CONTACT_ABOUT_MAX} ký tự`,
  en: `about must be at most ${CONTACT_ABOUT_MAX} characters`,
  zh: `about 最多 ${CONTACT_ABOUT_MAX} 个字符`,
})

/**
 * `POST /api/contact`: a message from a visitor. It becomes an enquiry, which an admin answers by email; that of a signed-in customer
 * becomes a ticket.
 */
export const contactRequestSchema = v.strictObject({
  topic: contactTopicSchema,
  name: v.pipe(
    v.string(nameRequired),
    v.transform(cleanLine),
    v.nonEmpty(nameRequired),
    v.maxLength(NAME_MAX, nameTooLong),
  ),
  email: emailSchema,
  phone: v.optional(
    v.pipe(
      v.string(phoneMessage),
      v.transform(typedPhone),
      v.maxLength(PHONE_MAX, phoneMessage),
      // The number has eight to fifteen digits (E.164), with the signs that people write between them; it may be empty.
      v.check((phone) => phone === '' || /^\+?(?:[ ().-]*\d){8,15}$/.test(phone), phoneMessage),
    ),
  ),
  subject: subjectField,
  body: messageField,
  /** What it is about: an address of the site or the slug of a product. */
  about: v.optional(
    v.pipe(v.string(aboutMessage), v.transform(cleanLine), v.maxLength(CONTACT_ABOUT_MAX, aboutMessage)),
  ),
})
export type ContactRequest = v.InferOutput<typeof contactRequestSchema>

/**
 * The response to `POST /api/contact`, with status 201: the number that the sender can refer to, such as `YC-118`, and whether it is the
 * number of a ticket of the signed-in customer.
 */
export const contactResponseSchema = v.strictObject({ number: v.string(), isTicket: v.boolean() })
export type ContactResponse = v.InferOutput<typeof contactResponseSchema>

export const enquiryStatuses = ['open', 'closed'] as const
export const enquiryStatusSchema = v.picklist(enquiryStatuses)
export type EnquiryStatus = v.InferOutput<typeof enquiryStatusSchema>

/** A visitor's message, in the back-office. `language` is the one that the visitor read the site in. */
export const enquirySchema = v.strictObject({
  id: idSchema,
  number: v.string(),
  topic: contactTopicSchema,
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  subject: v.string(),
  body: v.string(),
  about: v.nullable(v.string()),
  language: v.picklist(['vi', 'en', 'zh']),
  status: enquiryStatusSchema,
  createdAt: timestampSchema,
  closedAt: v.nullable(timestampSchema),
})
export type Enquiry = v.InferOutput<typeof enquirySchema>

/** `GET /api/admin/enquiries`, newest first. */
export const enquiriesSchema = v.strictObject({ enquiries: v.array(enquirySchema), nextCursor: v.nullable(v.string()) })
export type Enquiries = v.InferOutput<typeof enquiriesSchema>

/** `PATCH /api/admin/enquiries/{enquiryId}/status`. */
export const enquiryStatusRequestSchema = v.strictObject({ status: enquiryStatusSchema })
export type EnquiryStatusRequest = v.InferOutput<typeof enquiryStatusRequestSchema>

export const enquiryResponseSchema = v.strictObject({ enquiry: enquirySchema })
export type EnquiryResponse = v.InferOutput<typeof enquiryResponseSchema>
