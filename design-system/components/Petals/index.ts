export { type PetalState, type PetalStep, Petals, type PetalsProps } from './Petals.tsx'
