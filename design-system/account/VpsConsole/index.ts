export { VpsConsole, type VpsConsoleProps } from './VpsConsole.tsx'
