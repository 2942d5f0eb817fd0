export { TermSwitch, type TermSwitchProps } from './TermSwitch.tsx'
export { onlyFor, termScope } from './term-scope.css.ts'
