export { Reveal, type RevealProps } from './Reveal.tsx'
