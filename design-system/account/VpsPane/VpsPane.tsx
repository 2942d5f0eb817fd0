import { Ellipsis, ExternalLink, X } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { accessTo } from '#contracts/rules/system-family.ts'
import type { Vps } from '#contracts/vps.ts'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { commandOf, hasRemoteDesktop } from '#ds/account/machine.ts'
import { ActionButton, ActionItem } from '#ds/account/VpsRows/ActionButton.tsx'
import { namesOf, renewalOf, type VpsNames, vpsState } from '#ds/account/vps.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'
import { renewalLabels, resourceLine, stateDetail, stateLabel } from '#ds/account/vps-labels.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Menu } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VpsStateMark } from '#ds/domain/VpsStateMark/index.ts'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { StateNotice } from './StateNotice.tsx'
import * as css from './VpsPane.css.ts'
import type { VpsPaneTexts } from './vps-pane-texts.ts'

/** Something that happened to an instance, or will. */
export interface VpsEvent {
  id: string
  /** ISO 8601. */
  at: string
  /** What happened, in the customer's language. */
  text: ReactNode
  /** Whether it is still to come, so that it stands apart from what has happened. Default: false. */
  planned?: boolean
}

export interface VpsPaneProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  vps: Vps
  /** The names of systems and places in the page's language. Default: not known yet. */
  catalog?: VpsNames | undefined
  /** The current time, ISO 8601. */
  now: string
  /**
   * What can be done, the most important first: three are buttons, the others are in a menu. An urgent one is strong; those that cannot be
   * performed now come last.
   */
  actions: readonly VpsAction[]
  /** What happened last, newest first, and what is planned. Default: unknown, so that the part is absent. */
  events?: readonly VpsEvent[] | undefined
  /** The address of the instance's own page. */
  pageHref: string
  /** Called with false by the close button and by Escape. */
  onOpenChange: (open: boolean) => void
  texts: VpsPaneTexts
}

/** One instance: how to get in, what can be done, what it costs and until when, and what happened last. Beside the list, or in its place. */
export function VpsPane({
  vps,
  catalog,
  now,
  actions,
  events,
  pageHref,
  onOpenChange,
  texts,
  className,
  ...rest
}: VpsPaneProps) {
  const headingId = useId()
  const formats = useFormats()
  const facts = [stateLabel(vps, texts), stateDetail(vps, now, texts, formats)].filter((fact) => fact !== undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    // A menu or a tooltip that Escape closes has handled it.
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    onOpenChange(false)
  }
  const planned = events?.filter((event) => event.planned) ?? []
  const happened = events?.filter((event) => !event.planned)
  const isUp = vps.status === 'active'
  return (
    <section
      data-component="VpsPane"
      data-state={vpsState(vps)}
      aria-labelledby={headingId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...rest}
      className={classNames(css.pane, className)}
    >
      <header className={css.head}>
        {/* The petals of the setup are below, larger. */}
        {vps.status !== 'creating' && <VpsStateMark state={vpsState(vps)} />}
        <div className={css.title}>
          <Heading level={2} size="small" id={headingId} data-title>
            {vps.name}
          </Heading>
          <p className={css.facts}>{facts.join(' · ')}</p>
        </div>
        <ButtonLink
          href={pageHref}
          tone="neutral"
          emphasis="ghost"
          size="small"
          icon={ExternalLink}
          aria-label={texts.openPage}
        />
        <Button
          tone="neutral"
          emphasis="ghost"
          size="small"
          iconOnly
          icon={X}
          aria-label={texts.close}
          onClick={() => onOpenChange(false)}
        />
      </header>
      {isUp && <Command vps={vps} texts={texts} />}
      <StateNotice vps={vps} now={now} texts={texts} />
      <Actions actions={actions} texts={texts} />
      {isUp && <Cost vps={vps} now={now} texts={texts} />}
      <Facts vps={vps} catalog={catalog} hasCommand={isUp} texts={texts} />
      {planned.length > 0 && (
        <div className={css.plannedPart}>
          <h3 className={css.partHead}>{texts.planned}</h3>
          <Events events={planned} now={now} />
        </div>
      )}
      {happened && (
        <div className={css.part}>
          <h3 className={css.partHead}>{texts.recently}</h3>
          <Events events={happened} now={now} />
        </div>
      )}
    </section>
  )
}

interface PartProps {
  vps: Vps
  texts: VpsPaneTexts
}

function Events({ events, now }: { events: readonly VpsEvent[]; now: string }) {
  const { shortDateTime } = useFormats()
  return (
    <ul className={css.events}>
      {events.map(({ id, at, text }) => (
        <li key={id} className={css.event}>
          <time dateTime={at} className={css.time}>
            {shortDateTime(at, now)}
          </time>
          <span className={css.eventText}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * What does not change: where it is, what it is, and what it is called. The command of SSH has the address already; that of Windows is for
 * one program among several, which all ask for the address.
 */
function Facts({
  vps,
  catalog,
  hasCommand,
  texts,
}: PartProps & Pick<VpsPaneProps, 'catalog'> & { hasCommand: boolean }) {
  const address = useRef<HTMLSpanElement>(null)
  const formats = useFormats()
  const { facts } = texts
  const { system, place } = namesOf(vps, catalog)
  return (
    <dl className={css.factList}>
      {vps.ipAddress !== null && !(hasCommand && !hasRemoteDesktop(accessTo(vps.operatingSystem))) && (
        <div className={css.fact}>
          <dt className={css.factLabel}>{facts.address}</dt>
          <dd className={css.addressValue}>
            <span ref={address} className={css.address}>
              {vps.ipAddress}
            </span>
            <CopyButton of={address} value={vps.ipAddress} texts={texts} />
          </dd>
        </div>
      )}
      <Fact label={facts.place}>{place}</Fact>
      <Fact label={facts.system}>{system}</Fact>
      <Fact label={facts.plan}>{`${vps.planName} · ${resourceLine(vps, texts, formats)}`}</Fact>
      {vps.number && (
        <Fact label={facts.number} mono>
          {vps.number}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, mono = false, children }: { label: string; mono?: boolean; children: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.factLabel}>{label}</dt>
      <dd className={classNames(css.factValue, mono && css.mono)}>{children}</dd>
    </div>
  )
}

/** How to get in: by SSH, or on Windows by its remote desktop. */
function Command({ vps, texts }: PartProps) {
  const text = useRef<HTMLSpanElement>(null)
  const access = { ...accessTo(vps.operatingSystem), address: vps.ipAddress }
  const command = commandOf(access)
  if (command === undefined) return null
  return (
    <div className={css.command}>
      <code className={css.commandText} translate="no">
        <span className={css.prompt} aria-hidden>
          {hasRemoteDesktop(access) ? '> ' : '$ '}
        </span>
        <span ref={text}>{command}</span>
      </code>
      <CopyButton of={text} value={command} iconOnPhone closesLine texts={texts} />
    </div>
  )
}

const BUTTONS = 3
const isPossible = ({ disabledReason }: VpsAction) => disabledReason === undefined

function Actions({ actions, texts }: { actions: readonly VpsAction[]; texts: VpsPaneTexts }) {
  if (actions.length === 0) return null
  const sorted = [...actions.filter(isPossible), ...actions.filter((action) => !isPossible(action))]
  const others = sorted.slice(BUTTONS)
  return (
    <div className={css.actions}>
      {sorted.slice(0, BUTTONS).map((action) => (
        <ActionButton key={action.id} action={action} emphasis={action.urgent ? 'strong' : 'outline'} />
      ))}
      {others.length > 0 && (
        <span className={css.more}>
          <Menu
            trigger={
              <Button
                tone="neutral"
                emphasis="ghost"
                size="small"
                iconOnly
                icon={Ellipsis}
                aria-label={texts.moreActions}
              />
            }
          >
            {others.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </Menu>
        </span>
      )}
    </div>
  )
}

/** What it costs, how many days are left, and what happens then. */
function Cost({ vps, now, texts }: PartProps & { now: string }) {
  const formats = useFormats()
  const renewal = renewalOf(vps, now)
  if (renewal.kind !== 'due' && renewal.kind !== 'grace') return null
  const { countdown, sentence } = renewalLabels(renewal, now, texts, formats)
  const isTrial = renewal.kind === 'due' && renewal.next === 'trialEnds'
  return (
    <div className={css.cost}>
      {vps.price !== '' && <Money amount={vps.price} className={css.price} />}
      <span className={css.until}>
        {isTrial ? texts.trialUntilThen(formats.date(renewal.date)) : texts.perPeriod[vps.billingPeriod]}
      </span>
      <span className={css.countdown[renewal.urgency]}>{countdown}</span>
      {!isTrial && <p className={css.sentence}>{sentence}</p>}
    </div>
  )
}
