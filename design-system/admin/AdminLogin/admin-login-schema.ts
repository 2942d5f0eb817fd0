import * as v from 'valibot'

/** The admin login: both fields are required, and one sentence says so for either (product spec, section 5). */
export const createAdminLoginSchema = (messages: { required: string }) =>
  v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)),
    password: v.pipe(v.string(), v.nonEmpty(messages.required)),
  })

export type AdminLoginValues = v.InferOutput<ReturnType<typeof createAdminLoginSchema>>
