import * as v from 'valibot'

/** Schema of the admin login: both fields are required, with the same message (product spec, section 5). */
export const createAdminLoginSchema = (messages: { required: string }) =>
  v.object({
    email: v.pipe(v.string(), v.trim(), v.nonEmpty(messages.required)),
    password: v.pipe(v.string(), v.nonEmpty(messages.required)),
  })
