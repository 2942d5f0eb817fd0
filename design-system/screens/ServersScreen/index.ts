export {
  ServersScreen,
  type ServersScreenProps,
  type ServersScreenTexts,
  type ServersSubjectTexts,
} from './ServersScreen.tsx'
export { type ServersCatalog, type ServersPage, serversOf } from './servers.ts'
