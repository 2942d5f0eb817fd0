import type { Plugin } from 'vite'

const folder = '/node_modules/react-router/dist/production/lib/'
const whole = '?whole'

/**
 * What React Router's framework mode does for a server that renders, and what each function comes to on a site of files without loaders.
 * The library asks for both at run time, when all of it has been fetched.
 */
const answers: Record<string, string> = {
  // Routes that a browser learns of one by one: ours all stand in the manifest.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getPartialManifest = (manifest) => manifest`,
  // Data that a server sends with a page and on navigation: there is none, and the router's own way calls loaders in the browser.
  'dom/ssr/single-fetch.js': `
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } })
    export const getTurboStreamSingleFetchDataStrategy = () => undefined`,
  // Measuring what the router does: nobody asks for it.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router`,
}

/**
 * Leaves the rest of those files out of what browsers fetch. Everything else that they export stays as it is. `finish-site.ts`
 * refuses routes with loaders, which would need it.
 */
export function routerForFiles(): Plugin {
  return {
    name: 'router-for-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, file = ''] = id.split(folder)
      return answers[file] && { code: `export * from '${id}${whole}'\n${answers[file]}`, moduleSideEffects: false }
    },
  }
}
