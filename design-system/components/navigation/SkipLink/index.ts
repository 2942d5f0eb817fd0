export { MAIN_ID } from './main-id.ts'
export { SkipLink, type SkipLinkProps } from './SkipLink.tsx'
