import * as componentsArea from '#ds/texts/components.ts'
import * as failureArea from '#ds/texts/failure.ts'
import * as headArea from '#ds/texts/head.ts'
import * as noResponseArea from '#ds/texts/no-response.ts'

/** The texts of every page: those of base components, those for failures, and titles. */
export const commonTexts = [componentsArea, failureArea, noResponseArea, headArea]
