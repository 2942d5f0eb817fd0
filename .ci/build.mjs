/** `npm run build`: builds the site, unless the existing build was made from the same files. */
import { buildSite } from './lib/site.mjs'

process.exitCode = await buildSite()
