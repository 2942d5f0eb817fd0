import { product } from './1-product.ts'
import { screens } from './2-screens.ts'
import { entities } from './3-entities.ts'
import { states } from './4-states.ts'
import { validation } from './5-validation.ts'
import { roles } from './6-roles.ts'
import { calls } from './7-calls.ts'
import { errors } from './8-errors.ts'
import { constants } from './9-constants.ts'
import type { Section } from './rows.ts'

/** The product specification, sentence by sentence. */
export const sections: readonly Section[] = [
  product,
  screens,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  constants,
]
