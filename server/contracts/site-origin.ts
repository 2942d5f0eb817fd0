/**
 * The placeholder for the origin in the built pages, wherever a URL must be absolute (canonical, Open Graph, sitemap). The server
 * replaces it with its public origin, so that one build serves any host.
 */
export const originPlaceholder = 'https://origin.invalid'
