import type { MachineAddress } from '#contracts/machines.ts'
import type { Vps } from '#contracts/vps.ts'
import type { VpsPaneTexts } from '#ds/account/VpsPane/index.ts'
import { resourceLine } from '#ds/account/vps-labels.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './MachineScreen.css.ts'
import type { MachineScreenTexts } from './machine-screen-texts.ts'

interface ConfigurationProps {
  vps: Vps
  /** The name of its operating system. */
  system: string
  addresses: readonly MachineAddress[]
  words: VpsPaneTexts
  texts: MachineScreenTexts['configuration']
  /** Offers larger plans. Absent if that is not possible now. */
  onResize?: (() => void) | undefined
}

/** What the machine is made of: plan, sizes, system and addresses. */
export function Configuration({ vps, system, addresses, words, texts, onResize }: ConfigurationProps) {
  const formats = useFormats()
  return (
    <section aria-label={texts.heading} className={css.configuration}>
      <div className={css.configurationHead}>
        <Heading level={2} size="small">
          {texts.heading}
        </Heading>
        {onResize && (
          <Button tone="brand" emphasis="ghost" size="small" className={css.atEnd} onClick={onResize}>
            {texts.change}
          </Button>
        )}
      </div>
      <dl>
        <Fact label={texts.plan}>{vps.planName}</Fact>
        <Fact label={texts.machine}>{resourceLine(vps, words, formats)}</Fact>
        <Fact label={texts.system}>{system}</Fact>
        {addresses.map(({ address, family }) => (
          <Fact key={address} label={family === 6 ? texts.address6 : texts.address} mono>
            {address}
          </Fact>
        ))}
        {vps.tags.length > 0 && <Fact label={texts.tags}>{vps.tags.join(', ')}</Fact>}
      </dl>
    </section>
  )
}

function Fact({ label, mono = false, children }: { label: string; mono?: boolean; children: string }) {
  return (
    <div className={css.configurationFact}>
      <dt className={css.configurationLabel}>{label}</dt>
      <dd className={classNames(css.configurationValue, mono && css.mono)}>{children}</dd>
    </div>
  )
}
