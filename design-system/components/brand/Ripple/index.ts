export { Ripple, type RippleProps } from './Ripple.tsx'
