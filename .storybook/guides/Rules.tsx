import './examples.css'
import './rules.css'
import { Check, X } from 'lucide-react'
import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/vi/components.ts'

/** What a rule looks like in use. Hooks are allowed; what it renders can be neither pressed nor focused. */
export type RuleExample = () => ReactNode

interface RulesProps {
  /** One for each rule of the list, in its order. Both languages share them: `docs/components/badge.rules.tsx`. */
  examples: RuleExample[]
  /** The list of rules, in Markdown. */
  children: ReactNode
}

/** The rules of a guide's section "Do", each beside an example that keeps it. */
export const Do = (props: RulesProps) => <Rules kind="do" {...props} />

/** The rules of a guide's section "Don't", each beside an example that breaks it. */
export const Dont = (props: RulesProps) => <Rules kind="dont" {...props} />

function Rules({ kind, examples, children }: RulesProps & { kind: 'do' | 'dont' }) {
  const rules = rulesOf(children)
  if (rules.length !== examples.length)
    throw new Error(`The list has ${rules.length} rules and ${examples.length} examples; each rule needs one.`)
  return (
    <ul className="sb-unstyled sen-rules" data-kind={kind}>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <Shown example={examples[index] as RuleExample} />
          <p>
            <Icon icon={kind === 'do' ? Check : X} size="small" />
            <span>{rule.props.children}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** An example as a picture: for readers who hear the page, the rule itself says enough. */
const Shown = ({ example: RuleExample }: { example: ComponentType }) => (
  <div className="sen-rule-example" aria-hidden="true" inert>
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <RuleExample />
      </FormatProvider>
    </MessagesProvider>
  </div>
)

type Item = ReactElement<{ children?: ReactNode }>

/** The items of a Markdown list, without the line breaks between them. */
function rulesOf(children: ReactNode): Item[] {
  const elements = Children.toArray(children).filter((child): child is Item => isValidElement(child))
  const [list, ...others] = elements
  if (others.length > 0) throw new Error('Only one list has its place between <Do> and </Do>, or <Dont> and </Dont>.')
  return Children.toArray(list?.props.children).filter((child): child is Item => isValidElement(child))
}
