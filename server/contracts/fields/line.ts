import * as v from 'valibot'
import type { Message } from '#contracts/fields/messages.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'

/** A line of text that others see. Later checks in a pipe apply to the normalised text. `message` is for values of other types. */
export const lineSchema = (message: Message) => v.pipe(v.string(message), v.transform(cleanLine))
