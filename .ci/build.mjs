/** `npm run build`: builds the site, unless the build there is made of the same files. */
import { buildSite } from './lib/site.mjs'

process.exitCode = await buildSite()
