export { EmptyMark, type EmptyMarkProps } from './EmptyMark.tsx'
