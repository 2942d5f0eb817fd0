import { MachineConsole, type MachineConsoleProps } from '#ds/account/MachineConsole/index.ts'
import * as machineConsoleArea from '#ds/texts/machine-console.ts'
import { useConsole } from '#site/hooks/use-console.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface SiteMachineConsoleProps
  extends Pick<MachineConsoleProps, 'machineName' | 'disabledReason' | 'onStart'> {
  vpsId: string
}

/** The console of a machine, with its line and its texts. */
export function SiteMachineConsole({ vpsId, ...rest }: SiteMachineConsoleProps) {
  const { machineConsoleTexts } = useTexts(machineConsoleArea)
  // Another machine is another console: nothing of the first one may be sent to it.
  return <MachineConsole key={vpsId} {...rest} connect={useConsole(vpsId)} texts={machineConsoleTexts} />
}
