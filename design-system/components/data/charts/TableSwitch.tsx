import { Table2 } from 'lucide-react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'

interface TableSwitchProps {
  /** What the chart is about, for the name of the switch. */
  title: string
  /** Whether the table is shown. */
  shown: boolean
  onShownChange: (shown: boolean) => void
}

/** Switches between the drawing and the table of the same points. */
export function TableSwitch({ title, shown, onShownChange }: TableSwitchProps) {
  const showAsTable = useMessage('showAsTable')
  return (
    <Button
      size="small"
      tone="neutral"
      emphasis={shown ? 'soft' : 'ghost'}
      iconOnly
      icon={Table2}
      aria-label={`${showAsTable}: ${title}`}
      aria-pressed={shown}
      title={showAsTable}
      onClick={() => onShownChange(!shown)}
    />
  )
}
