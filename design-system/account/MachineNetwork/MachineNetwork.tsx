import { type ComponentPropsWithRef, useRef } from 'react'
import type { MachineAddress } from '#contracts/machines.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import * as css from './MachineNetwork.css.ts'

export interface MachineNetworkTexts extends CopyButtonTexts {
  heading: string
  families: Readonly<Record<4 | 6, string>>
  address: string
  prefix: string
  gateway: string
  reverseName: string
  /** Nothing was set. */
  noReverseName: string
  emptyTitle: string
  emptyDescription: string
}

export interface MachineNetworkProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  addresses: readonly MachineAddress[]
  texts: MachineNetworkTexts
}

/** The addresses of a machine with their networks, as a configuration file wants them. */
export function MachineNetwork({ addresses, texts, className, ...rest }: MachineNetworkProps) {
  return (
    <section
      data-component="MachineNetwork"
      aria-label={texts.heading}
      {...rest}
      className={classNames(css.root, className)}
    >
      {addresses.length === 0 ? (
        <EmptyState title={texts.emptyTitle} description={texts.emptyDescription} />
      ) : (
        addresses.map((one) => <Address key={one.address} address={one} texts={texts} />)
      )}
    </section>
  )
}

function Address({ address: one, texts }: { address: MachineAddress; texts: MachineNetworkTexts }) {
  const { address, family, prefix, gateway, reverseName } = one
  return (
    <div className={css.address}>
      <Heading level={2} size="small">
        {texts.families[family]}
      </Heading>
      <dl className={css.facts}>
        <Fact label={texts.address} value={address} texts={texts} />
        <Fact label={texts.prefix} value={`/${prefix}`} texts={texts} />
        {gateway !== null && <Fact label={texts.gateway} value={gateway} texts={texts} />}
        <div className={css.fact}>
          <dt className={css.label}>{texts.reverseName}</dt>
          <dd className={css.value}>
            {reverseName === null ? (
              <span className={css.label}>{texts.noReverseName}</span>
            ) : (
              <span className={css.mono}>{reverseName}</span>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Fact({ label, value, texts }: { label: string; value: string; texts: CopyButtonTexts }) {
  const text = useRef<HTMLSpanElement>(null)
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <span ref={text} className={css.mono}>
          {value}
        </span>
        <CopyButton of={text} value={value} iconOnPhone closesLine texts={texts} />
      </dd>
    </div>
  )
}
