import { measureScript } from './measure-places.ts'
import { buyBarScript } from './show-sticky-cta.ts'

/** Returns the source text of the landing page's inline script: what needs no framework, as soon as the page's elements are there. */
export const landingScript = () => `addEventListener('DOMContentLoaded',()=>{${buyBarScript()};${measureScript()}})`
