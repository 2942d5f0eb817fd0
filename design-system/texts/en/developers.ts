import type { DevelopersScreenTexts } from '#ds/screens/DevelopersScreen/index.ts'
import { header } from './account/header.ts'

/** The page for developers among the customers. */
export const developersTexts: DevelopersScreenTexts = {
  title: header.developers,
  back: 'Dashboard',
  intro: 'Call the API from your programs, be told when something happens, and log in to machines with SSH keys.',
  guide: 'API guide',
  reference: 'List of all calls',
}
