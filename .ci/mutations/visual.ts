// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are quotes of source code.
import type { VisualMutation } from './visual-mutation.ts'

const ds = 'design-system'
const themes = `${ds}/tokens/color-themes.ts`

/** Faults in colours: by a step of 255, in one theme, from a wrong token, with too little contrast. */
const colours: readonly VisualMutation[] = [
  {
    name: 'colour by one step: a contact card is mixed with half a percent of grey',
    file: `${ds}/storefront/ContactCards/ContactCards.css.ts`,
    from: '  background: color.surface.raised,',
    to: '  background: `color-mix(in oklab, ${color.surface.raised} 99.5%, grey)`,',
    stories: ['storefront/ContactCards'],
    cause: 'ContactCards',
  },
  {
    name: 'colour by one step: the track of a meter',
    file: `${ds}/storefront/Hero/ControlPanel.css.ts`,
    from: "  blockSize: vars.space['2xs'],\n  background: color.surface.hover,",
    to: "  blockSize: vars.space['2xs'],\n  background: `color-mix(in oklab, ${color.surface.hover} 99%, white)`,",
    stories: ['storefront/Hero'],
    cause: 'Hero',
  },
  {
    name: 'one theme only: the check mark of a plan is of the brand in light',
    file: `${ds}/storefront/PlanCard/PlanCard.css.ts`,
    from: "rule({ blockSize: '1lh', color: color.tone.positive.text })",
    to: `rule({
  blockSize: '1lh',
  color: color.tone.positive.text,
  selectors: { '[data-theme="light"] &': { color: color.tone.brand.text } },
})`,
    stories: ['storefront/PlanCard'],
    cause: 'PlanCard',
  },
  {
    name: 'one theme only: the shadow of a menu is missing in dark',
    file: `${ds}/components/Menu/Menu.css.ts`,
    from: "    outline: 'none',\n    ...enterTransition",
    to: `    outline: 'none',\n    selectors: { '[data-theme="dark"] &': { boxShadow: 'none' } },\n    ...enterTransition`,
    stories: ['components/Menu'],
    cause: 'Menu',
  },
  {
    name: 'wrong token: an explanation of a field is as quiet as a caption',
    file: `${ds}/components/Field/Field.css.ts`,
    from: '{ ...message, color: color.text.secondary }',
    to: '{ ...message, color: color.text.tertiary }',
    stories: ['components/Field'],
    cause: 'Field',
  },
  {
    name: 'contrast: the period of a price is as light as a line',
    file: `${ds}/storefront/PlanCard/PlanCard.css.ts`,
    from: 'export const period = rule({ color: color.text.secondary,',
    to: 'export const period = rule({ color: color.line.hairline,',
    stories: ['storefront/PlanCard'],
    cause: 'PlanCard',
  },
  {
    name: 'token by a step: tertiary text of the light theme',
    file: themes,
    from: "tertiary: 'oklch(0.51 0.02 245)'",
    to: "tertiary: 'oklch(0.514 0.02 245)'",
    stories: ['components/StatCard', 'components/Table', 'components/Field'],
    cause: 'light.text.tertiary',
  },
  {
    name: 'token by a step: the overlay of the dark theme',
    file: themes,
    from: "overlay: 'oklch(0.25 0.017 245)'",
    to: "overlay: 'oklch(0.254 0.017 245)'",
    stories: ['components/Menu', 'components/Dialog'],
    cause: 'dark.surface.overlay',
  },
  {
    name: 'token by a step: the radius of cards',
    file: `${ds}/tokens/scale.ts`,
    from: "  card: '10px',",
    to: "  card: '11px',",
    stories: ['components/StatCard', 'components/Notice'],
    cause: 'radius.card',
  },
  {
    name: 'token of a state: the outline of a control below the pointer',
    file: themes,
    from: "controlHover: 'oklch(0.5 0.02 245)'",
    to: "controlHover: 'oklch(0.5 0.2 25)'",
    stories: ['components/Checkbox', 'components/Select'],
    cause: 'light.line.controlHover',
  },
]

/** Faults that only the pointer or the keyboard shows. */
const states: readonly VisualMutation[] = [
  {
    name: 'hover: the strong button turns red',
    file: `${ds}/components/Button/Button.css.ts`,
    from: '{ background: color.tone[tone].solidHover }',
    to: '{ background: color.tone.critical.solid }',
    stories: ['components/Button'],
    cause: 'Button',
  },
  {
    name: 'hover: a checkbox has a red outline',
    file: `${ds}/components/Checkbox/Checkbox.css.ts`,
    from: 'borderColor: color.line.controlHover',
    to: 'borderColor: color.tone.critical.line',
    stories: ['components/Checkbox'],
    cause: 'Checkbox',
  },
  {
    name: 'hover: a row of a table stays as it is',
    file: `${ds}/components/Table/Table.css.ts`,
    from: "'&:hover': { '@media': { [media.canHover]: { background: vars.color.surface.hover } } }",
    to: "'&:hover': { '@media': { [media.canHover]: { background: 'none' } } }",
    stories: ['components/Table'],
    cause: 'Table',
  },
  {
    name: 'hover: a link is not underlined more strongly',
    file: `${ds}/components/Link/Link.css.ts`,
    from: '...whenHovered({ textDecorationThickness: vars.borderWidth.strong })',
    to: '...whenHovered({ textDecorationThickness: vars.borderWidth.hairline })',
    stories: ['components/Link'],
    cause: 'Link',
  },
  {
    name: 'pressed: a button does not give way',
    file: `${ds}/components/Button/Button.css.ts`,
    from: 'translate: `0 ${vars.borderWidth.hairline}`',
    to: "translate: 'none'",
    stories: ['components/Button'],
    cause: 'Button',
  },
  {
    name: 'focus: a tab has no ring',
    file: `${ds}/components/Tabs/Tabs.css.ts`,
    from: "      '&:focus-visible': ringInside,\n      '&[data-focus-visible]': ringInside,\n",
    to: "      '&:focus-visible': { outline: 'none' },\n",
    stories: ['components/Tabs'],
    cause: 'Tabs',
  },
  {
    name: 'focus: the ring of every button is a pixel further away',
    file: `${ds}/css/focus-ring.ts`,
    from: 'outlineOffset: vars.focusRing.offset',
    to: 'outlineOffset: `calc(${vars.focusRing.offset} + 1px)`',
    stories: ['components/Button'],
    cause: 'design-system/css/focus-ring.ts',
  },
  {
    name: 'focus: a card with a radio button has no ring',
    file: `${ds}/components/RadioCards/RadioCards.css.ts`,
    from: "      '&:has(:focus-visible)': focusRing,\n",
    to: '',
    stories: ['components/RadioCards'],
    cause: 'RadioCards',
  },
  {
    name: 'disabled: a text field is half transparent',
    file: `${ds}/components/Field/control.css.ts`,
    from: "'&:disabled': { cursor: 'not-allowed', opacity: 1 }",
    to: "'&:disabled': { cursor: 'not-allowed', opacity: 0.6 }",
    stories: ['components/Textarea', 'components/Input'],
    cause: 'Field',
  },
  {
    name: 'disabled: a disabled button looks like the others',
    file: `${ds}/components/Button/Button.css.ts`,
    from: '        background: color.surface.hover,\n        borderColor: color.line.hairline,\n        color: color.text.tertiary,\n',
    to: '',
    stories: ['components/Button'],
    cause: 'Button',
  },
]

/** Faults in layout: widths, gaps, alignment, order, stacking, text that does not fit. */
const layout: readonly VisualMutation[] = [
  {
    name: 'one width only: the form of the back-office has padding on a phone',
    file: `${ds}/admin/AdminLogin/AdminLogin.css.ts`,
    from: "    '@media': {\n",
    to: "    '@media': {\n      '(max-width: 399px)': { padding: '7px' },\n",
    stories: ['admin/AdminLogin', 'screens/AdminScreen'],
    cause: 'AdminLogin',
  },
  {
    name: 'one width only: the columns of a footer stay two on a desktop',
    file: `${ds}/storefront/FooterColumns/FooterColumns.css.ts`,
    from: "    [media.medium]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },\n",
    to: "    [media.medium]: { columnGap: '15px' },\n",
    stories: ['storefront/Footer'],
    cause: 'FooterColumns',
  },
  {
    name: 'gap: the name and the address of an owner are apart',
    file: `${ds}/admin/OwnerCell/OwnerCell.css.ts`,
    from: "    display: 'grid',\n",
    to: "    display: 'grid',\n    gap: '1px',\n",
    stories: ['admin/OwnerCell'],
    cause: 'OwnerCell',
  },
  {
    name: 'gap: the icon of a badge touches its text',
    file: `${ds}/components/Badge/Badge.css.ts`,
    from: "    gap: vars.space['2xs'],\n",
    to: '',
    stories: ['components/Badge'],
    cause: 'Badge',
  },
  {
    name: 'alignment: facts are aligned at the start',
    file: `${ds}/admin/RecordFacts/RecordFacts.css.ts`,
    from: "textAlign: 'end'",
    to: "textAlign: 'start'",
    stories: ['admin/RecordFacts'],
    cause: 'RecordFacts',
  },
  {
    name: 'alignment: amounts of a table are not at its end',
    file: `${ds}/components/Table/Table.css.ts`,
    from: "end: rule({ textAlign: 'end', whiteSpace",
    to: "end: rule({ textAlign: 'center', whiteSpace",
    stories: ['components/Table'],
    cause: 'Table',
  },
  {
    name: 'radius: a card with a radio button is a pixel rounder',
    file: `${ds}/components/RadioCards/RadioCards.css.ts`,
    from: '    borderRadius: vars.radius.card,\n',
    to: '    borderRadius: `calc(${vars.radius.card} + 1px)`,\n',
    stories: ['components/RadioCards'],
    cause: 'RadioCards',
  },
  {
    name: 'shadow: a tooltip has none',
    file: `${ds}/components/Tooltip/Tooltip.css.ts`,
    from: '    boxShadow: `${vars.shadowShape.floating} ${color.shadow}`,\n',
    to: '',
    stories: ['components/Tooltip'],
    cause: 'Tooltip',
  },
  {
    name: 'stacking: the header of the dashboard is below scrolled content',
    file: `${ds}/account/DashboardHeader/DashboardHeader.css.ts`,
    from: '    zIndex: vars.layerOrder.sticky,\n',
    to: '    zIndex: -1,\n',
    stories: ['account/DashboardHeader'],
    cause: 'DashboardHeader',
  },
  {
    name: 'stacking: a tooltip is below a dialog',
    file: `${ds}/components/Tooltip/Tooltip.css.ts`,
    from: 'zIndex: vars.layerOrder.tooltip',
    to: 'zIndex: 1',
    stories: ['components/Tooltip'],
    cause: 'Tooltip',
  },
  {
    name: 'stacking: the header of a table is below its rows',
    file: `${ds}/components/Table/Table.css.ts`,
    from: '    zIndex: vars.layerOrder.sticky,\n',
    to: '    zIndex: -1,\n',
    stories: ['components/Table'],
    cause: 'Table',
  },
  {
    name: 'overflow: a long name of a VPS does not break',
    file: `${ds}/account/VpsList/VpsRow.css.ts`,
    from: "export const name = style(rule({ minInlineSize: 0, overflowWrap: 'anywhere' }))",
    to: "export const name = style(rule({ minInlineSize: 0, overflowWrap: 'normal' }))",
    stories: ['account/VpsList'],
    cause: 'VpsList',
  },
  {
    name: 'overflow: a long address of a notice does not break',
    file: `${ds}/components/Notice/Notice.css.ts`,
    from: "color: vars.color.text.primary, overflowWrap: 'anywhere' }",
    to: "color: vars.color.text.primary, overflowWrap: 'normal' }",
    stories: ['components/Notice', 'account/SupportChat'],
    cause: 'Notice',
  },
  {
    name: 'overflow: a tab list wraps instead of scrolling',
    file: `${ds}/components/Tabs/Tabs.css.ts`,
    from: "    overflowX: 'auto',\n",
    to: "    flexWrap: 'wrap',\n",
    stories: ['components/Tabs'],
    cause: 'Tabs',
  },
]

/** Faults in type. */
const type: readonly VisualMutation[] = [
  {
    name: 'weight: the number of a figure is bold',
    file: `${ds}/components/StatCard/StatCard.css.ts`,
    from: 'fontWeight: vars.fontWeight.semibold',
    to: 'fontWeight: vars.fontWeight.bold',
    stories: ['components/StatCard', 'account/WalletStatCards'],
    cause: 'StatCard',
  },
  {
    name: 'letter spacing: the name of the shop is wider',
    file: `${ds}/components/Logo/Logo.css.ts`,
    from: 'letterSpacing: vars.letterSpacing.tight',
    to: "letterSpacing: '0'",
    stories: ['components/Logo'],
    cause: 'Logo',
  },
  {
    name: 'line height: the explanation of a card with a radio button is looser',
    file: `${ds}/components/RadioCards/RadioCards.css.ts`,
    from: 'fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug }',
    to: 'fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.body }',
    stories: ['components/RadioCards'],
    cause: 'RadioCards',
  },
  {
    name: 'size: the text of a toast is that of a caption',
    file: `${ds}/components/Toast/Toast.css.ts`,
    from: '    fontSize: vars.fontSize.small,\n',
    to: '    fontSize: vars.fontSize.caption,\n',
    stories: ['components/Toast'],
    cause: 'Toast',
  },
  {
    name: 'size: a greeting has a smaller heading',
    file: `${ds}/account/WelcomeLine/WelcomeLine.tsx`,
    from: 'level={1} size="page"',
    to: 'level={1} size="section"',
    stories: ['account/WelcomeLine'],
    cause: 'WelcomeLine',
  },
]

/** Faults in what is shown: texts, icons, images, elements and their order. */
const contents: readonly VisualMutation[] = [
  {
    name: 'icon: a failed copy shows a check mark',
    file: `${ds}/account/CopyButton/CopyButton.tsx`,
    from: 'failed: X',
    to: 'failed: Check',
    stories: ['account/CopyButton'],
    cause: 'CopyButton',
  },
  {
    name: 'icon: the order button of the greeting has no icon',
    file: `${ds}/account/WelcomeLine/WelcomeLine.tsx`,
    from: '<Button icon={Plus} onClick={() => onOrder()}>',
    to: '<Button onClick={() => onOrder()}>',
    stories: ['account/WelcomeLine'],
    cause: 'WelcomeLine',
  },
  {
    name: 'text: a retry has other words',
    file: `${ds}/texts/vi.ts`,
    from: "retry: 'Thử lại'",
    to: "retry: 'Làm lại'",
    stories: ['components/ErrorState'],
    cause: 'design-system/texts/vi.ts',
  },
  {
    name: 'missing text: a field does not mark what is required',
    file: `${ds}/components/Field/Field.tsx`,
    from: '        {required && <RequiredMark />}\n',
    to: '',
    stories: ['components/Field'],
    cause: 'Field',
  },
  {
    name: 'missing text: a testimonial lacks the company',
    file: `${ds}/storefront/TestimonialCard/TestimonialCard.tsx`,
    from: '            {company}\n',
    to: '            {null}\n',
    stories: ['storefront/TestimonialCard'],
    cause: 'TestimonialCard',
  },
  {
    name: 'missing element: a plan has no old price',
    file: `${ds}/storefront/PlanCard/PlanCard.tsx`,
    from: '          {plan.originalPrice}\n',
    to: '',
    stories: ['storefront/PlanCard'],
    cause: 'PlanCard',
  },
  {
    name: 'order: a plan has its period before its price',
    file: `${ds}/storefront/PlanCard/PlanCard.tsx`,
    from: `          <span className={css.price}>{plan.price}</span>
          <span className={css.period}>{plan.period}</span>
`,
    to: `          <span className={css.period}>{plan.period}</span>
          <span className={css.price}>{plan.price}</span>
`,
    stories: ['storefront/PlanCard'],
    cause: 'PlanCard',
  },
  {
    name: 'order: the actions of the final call are swapped',
    file: `${ds}/storefront/FinalCall/FinalCall.tsx`,
    from: `          <ButtonLink href={startHref} onClick={onStart} size="large" fullWidth>
            {texts.start}
          </ButtonLink>
          <ButtonLink href={contactHref} tone="neutral" emphasis="outline" size="large" fullWidth>
            {texts.contact}
          </ButtonLink>
`,
    to: `          <ButtonLink href={contactHref} tone="neutral" emphasis="outline" size="large" fullWidth>
            {texts.contact}
          </ButtonLink>
          <ButtonLink href={startHref} onClick={onStart} size="large" fullWidth>
            {texts.start}
          </ButtonLink>
`,
    stories: ['storefront/FinalCall'],
    cause: 'FinalCall',
  },
  {
    name: 'image: a portrait is stretched',
    file: `${ds}/components/Avatar/Avatar.css.ts`,
    from: "objectFit: 'cover'",
    to: "objectFit: 'fill'",
    stories: ['components/Avatar'],
    cause: 'Avatar',
  },
  {
    name: 'image: a portrait is not shown',
    file: `${ds}/components/Avatar/Avatar.css.ts`,
    from: `'[data-state="loaded"] > &': { opacity: 1 }`,
    to: `'[data-state="loaded"] > &': { opacity: 0.9 }`,
    stories: ['components/Avatar'],
    cause: 'Avatar',
  },
  {
    name: 'drawing: the stars of a rating are empty',
    file: `${ds}/components/Rating/Rating.css.ts`,
    from: "fill: 'currentColor'",
    to: "fill: 'none'",
    stories: ['components/Rating'],
    cause: 'Rating',
  },
  {
    name: 'property: a rating fills too few stars',
    file: `${ds}/components/Rating/Rating.tsx`,
    from: '`${share * 100}%`',
    to: '`${share * 90}%`',
    stories: ['components/Rating'],
    cause: 'Rating',
  },
  {
    name: 'property: the button of a wallet is outlined',
    file: `${ds}/account/WalletPanel/WalletPanel.tsx`,
    from: '<Button emphasis="soft" icon={Plus}',
    to: '<Button emphasis="outline" icon={Plus}',
    stories: ['account/WalletPanel'],
    cause: 'WalletPanel',
  },
  {
    name: 'property: the addresses of the overview are not in the font of code',
    file: `${ds}/account/OverviewPanel/OverviewPanel.tsx`,
    from: "family={vps.ipAddress === null ? 'text' : 'mono'}",
    to: 'family="text"',
    stories: ['account/OverviewPanel'],
    cause: 'OverviewPanel',
  },
  {
    name: 'column: a table of users aligns balances at the start',
    file: `${ds}/admin/UsersTable/UsersTable.tsx`,
    from: "header: texts.columns.balance, align: 'end'",
    to: 'header: texts.columns.balance',
    stories: ['admin/UsersTable'],
    cause: 'UsersTable',
  },
]

/** Faults of motion, which only pictures with motion show. */
const motion: readonly VisualMutation[] = [
  {
    name: 'motion, end: revealed sections stay faded',
    file: `${ds}/components/Reveal/Reveal.css.ts`,
    from: `'&[data-phase="revealed"]': transition(['opacity', 'transform'], 'reveal'),`,
    to: `'&[data-phase="revealed"]': {
        '@media': { [media.motionAllowed]: { ...transition(['opacity', 'transform'], 'reveal')['@media']?.[media.motionAllowed], opacity: 0.4 } },
      },`,
    stories: ['components/Reveal'],
    cause: 'Reveal',
  },
  {
    name: 'motion, end: everything that enters stays half transparent',
    file: `${ds}/css/motion.ts`,
    from: "selectors: { '&[data-enter]': { opacity: 1, transform: 'none' } }",
    to: "selectors: { '&[data-enter]': { opacity: 0.5, transform: 'translateY(40px)' } }",
    stories: ['components/Dialog', 'components/Menu', 'components/Tooltip'],
    cause: 'design-system/css/motion.ts',
  },
  {
    name: 'motion, middle: a menu comes from further away',
    file: `${ds}/components/Menu/Menu.css.ts`,
    from: 'translateY(calc(-0.5 * ${vars.travel.enter}))',
    to: 'translateY(calc(-1.5 * ${vars.travel.enter}))',
    stories: ['components/Menu'],
    cause: 'Menu',
  },
  {
    name: 'motion, start: a toast rises from the wrong side',
    file: `${ds}/components/Toast/Toast.css.ts`,
    from: 'const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.travel.enter})` } })',
    to: 'const rise = keyframes({ from: { opacity: 0, transform: `translateY(calc(-4 * ${vars.travel.enter}))` } })',
    stories: ['components/Toast'],
    cause: 'Toast',
  },
]

/** Faults in what several components share: the report names the shared file or token, then who shows it. */
const shared: readonly VisualMutation[] = [
  {
    name: 'shared: times have no minutes',
    file: `${ds}/providers/format.tsx`,
    from: "    minute: '2-digit',\n",
    to: '',
    stories: ['account/TransactionList'],
    cause: 'design-system/providers/format.tsx',
  },
  {
    name: 'shared: a cancelled deposit is shown as failed',
    file: 'server/contracts/rules/transaction-state.ts',
    from: "(transaction.cancelledAt ? 'cancelled' : transaction.status)",
    to: 'transaction.status',
    stories: ['account/TransactionList'],
    cause: 'server/contracts/rules/transaction-state.ts',
  },
  {
    name: 'shared: the oldest come first',
    file: `${ds}/account/figures.ts`,
    from: 'Date.parse(other.createdAt) - Date.parse(one.createdAt)',
    to: 'Date.parse(one.createdAt) - Date.parse(other.createdAt)',
    stories: ['account/OverviewPanel'],
    cause: 'design-system/account/figures.ts',
  },
  {
    name: 'shared: layouts for tablets begin at phones',
    file: `${ds}/tokens/scale.ts`,
    from: "medium: '48rem', large",
    to: "medium: '20rem', large",
    stories: ['storefront/PlanCard', 'components/StatCard'],
    cause: 'design-system/tokens/scale.ts',
  },
  {
    name: 'shared: icons have thicker lines',
    file: `${ds}/tokens/scale.ts`,
    from: 'export const iconStroke = 1.75',
    to: 'export const iconStroke = 2',
    stories: ['primitives/Icon'],
    cause: 'design-system/tokens/scale.ts',
  },
  {
    name: 'shared: a stack has wider gaps',
    file: `${ds}/primitives/Stack/Stack.tsx`,
    from: "space = 'md'",
    to: "space = 'lg'",
    stories: ['primitives/Stack'],
    cause: 'Stack',
  },
  {
    name: 'token of stacking: tooltips are below dialogs',
    file: `${ds}/tokens/scale.ts`,
    from: "tooltip: '400'",
    to: "tooltip: '50'",
    stories: ['components/Tooltip'],
    cause: 'layerOrder.tooltip',
  },
  {
    name: 'token of motion: what enters takes half as long',
    file: `${ds}/tokens/scale.ts`,
    from: "enter: '200ms'",
    to: "enter: '100ms'",
    stories: ['components/Menu'],
    cause: 'duration.enter',
  },
]

/** Every fault of the list, by kind. */
export const visualMutations: readonly VisualMutation[] = [
  ...colours,
  ...states,
  ...layout,
  ...type,
  ...contents,
  ...motion,
  ...shared,
]
