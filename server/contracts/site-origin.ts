/**
 * Stands in the built pages wherever an address must be whole (canonical, Open Graph, sitemap). The server puts its own
 * public address there, so that one build serves any host.
 */
export const originPlaceholder = 'https://origin.invalid'
