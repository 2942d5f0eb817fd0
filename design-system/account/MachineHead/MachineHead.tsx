import { ArrowLeft, ChevronRight, Ellipsis } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Vps } from '#contracts/vps.ts'
import type { MachineChoice } from '#ds/account/machine.ts'
import { ActionButton } from '#ds/account/VpsRows/ActionButton.tsx'
import { stepsDone, vpsState } from '#ds/account/vps.ts'
import { stateLabel, type VpsLabels } from '#ds/account/vps-labels.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Menu, MenuItem, MenuSeparator } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VpsStateMark, vpsLooks } from '#ds/domain/VpsStateMark/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './MachineHead.css.ts'

export interface MachineHeadTexts {
  /** Name of the path to the page, for screen readers. */
  path: string
  /** The list of machines. */
  list: string
  /** Name of the link back to it, on a phone. */
  back: string
  /** The button of the menu, and on a phone its word. */
  more: string
  moreShort: string
  /** Name of the menu. */
  menu: (name: string) => string
}

export interface MachineHeadProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  vps: Vps
  /** The name of its place. */
  place: string
  /** The address of the list. */
  listHref: string
  /** At most three, which are buttons. One that is not possible now remains, with its reason. */
  actions: readonly MachineChoice[]
  /** The others, in the menu: with what follows, or why not now. */
  menu: readonly MachineChoice[]
  /** Whether a phone leaves out facts and buttons, for what needs the height: a terminal. Default: false. */
  isShortOnPhone?: boolean
  words: VpsLabels
  texts: MachineHeadTexts
  /** The menu of the account, which a phone has at the end of the name's line: the page has no other header there. Default: none. */
  accountMenu?: ReactNode
  /** The facts of the machine, between its name and its tabs. */
  children?: ReactNode
}

/** The head of a machine's page: whether it is up, what it is called, and what can be done, of which nothing is ever hidden. */
export function MachineHead({
  vps,
  place,
  listHref,
  actions,
  menu,
  isShortOnPhone = false,
  words,
  texts,
  accountMenu,
  className,
  children,
  ...rest
}: MachineHeadProps) {
  const facts = [vps.power === 'rescue' ? words.inRescue : undefined, vps.number, place].filter(
    (fact) => fact !== null && fact !== undefined,
  )
  return (
    <header data-component="MachineHead" {...rest} className={classNames(css.head, className)}>
      <nav aria-label={texts.path} className={css.path}>
        <Link href={listHref} tone="neutral" underline="hover">
          {texts.list}
        </Link>
        <Icon icon={ChevronRight} />
        <span aria-current="page" className={css.current}>
          {vps.name}
        </span>
      </nav>
      <ButtonLink
        href={listHref}
        tone="neutral"
        emphasis="ghost"
        icon={ArrowLeft}
        aria-label={texts.back}
        className={css.back}
      />
      {accountMenu !== undefined && <div className={css.accountMenu}>{accountMenu}</div>}
      <VpsStateMark state={vpsState(vps)} stepsDone={stepsDone(vps) ?? 0} className={css.mark} />
      <Heading level={1} size="section" className={css.name}>
        {vps.name}
      </Heading>
      <p className={css.state}>
        {/* Announced when it changes. */}
        <span role="status" className={css.word[vpsLooks[vpsState(vps)].wordTone]}>
          {stateLabel(vps, words)}
        </span>
        {facts.map((fact) => (
          <span key={fact}> · {fact}</span>
        ))}
      </p>
      {(actions.length > 0 || menu.length > 0) && (
        <div className={classNames(css.actions, isShortOnPhone && css.notOnPhone)}>
          {actions.map((action) => (
            <span key={action.id} className={css.action}>
              <ActionButton action={action} emphasis={action.urgent ? 'strong' : 'outline'} />
            </span>
          ))}
          {menu.length > 0 && <ChoiceMenu choices={menu} name={vps.name} texts={texts} />}
        </div>
      )}
      {children !== undefined && (
        <div className={classNames(css.facts, isShortOnPhone && css.notOnPhone)}>{children}</div>
      )}
    </header>
  )
}

function ChoiceMenu({
  choices,
  name,
  texts,
}: {
  choices: readonly MachineChoice[]
  name: string
  texts: MachineHeadTexts
}) {
  const calm = choices.filter(({ critical }) => !critical)
  const critical = choices.filter((choice) => choice.critical)
  return (
    <span className={css.action}>
      <Menu
        label={texts.menu(name)}
        trigger={
          <Button tone="neutral" emphasis="outline" size="small" icon={Ellipsis} aria-label={texts.more}>
            <span className={css.phoneOnly}>{texts.moreShort}</span>
          </Button>
        }
      >
        {calm.map((choice) => (
          <Choice key={choice.id} choice={choice} />
        ))}
        {calm.length > 0 && critical.length > 0 && <MenuSeparator />}
        {critical.map((choice) => (
          <Choice key={choice.id} choice={choice} />
        ))}
      </Menu>
    </span>
  )
}

/** One choice in two lines: what it is, and what follows, or why it is not possible now. It stays focusable, so that the reason is read out. */
function Choice({ choice: { label, consequence, critical, disabledReason, onSelect } }: { choice: MachineChoice }) {
  const line = disabledReason ?? consequence
  return (
    <MenuItem
      disabled={disabledReason !== undefined}
      accessibleWhenDisabled
      data-critical={critical || undefined}
      onSelect={() => onSelect?.()}
      className={css.choice}
    >
      <span className={css.choiceWords}>
        <span className={css.choiceLabel}>{label}</span>
        {line !== undefined && <span className={css.choiceLine}>{line}</span>}
      </span>
    </MenuItem>
  )
}
