import type { Plugin } from 'vite'

const folder = '/node_modules/react-router/dist/production/lib/'
const originalQuery = '?original'

/**
 * Files of React Router's framework mode that are only needed with server rendering, and what their functions return on a site of
 * static files without loaders. The library decides between the two at run time, when all of the code has been fetched.
 */
const replacements: Record<string, string> = {
  // Routes are not discovered lazily: all routes of the site are in the manifest.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => undefined
    export const getPartialManifest = (manifest) => manifest`,
  // A server can send data with a page and on navigation: here there is none, and the router's default strategy runs
  // loaders in the browser.
  'dom/ssr/single-fetch.js': `
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } })
    export const getTurboStreamSingleFetchDataStrategy = () => undefined`,
  // The router's instrumentation is not used.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router`,
}

/**
 * Replaces those functions in the client's build, so that the code behind them is dropped. Other exports stay. `build-pages.ts`
 * rejects routes with loaders, which would need them.
 */
export function routerForFiles(): Plugin {
  return {
    name: 'router-for-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, file = ''] = id.split(folder)
      return (
        replacements[file] && {
          code: `export * from '${id}${originalQuery}'\n${replacements[file]}`,
          moduleSideEffects: false,
        }
      )
    },
  }
}
