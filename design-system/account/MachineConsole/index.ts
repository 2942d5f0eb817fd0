export type {
  ConnectConsole,
  ConsoleConnection,
  ConsoleEnd,
  ConsoleEvents,
  ConsoleSize,
} from './console-connection.ts'
export { MachineConsole, type MachineConsoleProps } from './MachineConsole.tsx'
export type { MachineConsoleTexts } from './machine-console-texts.ts'
