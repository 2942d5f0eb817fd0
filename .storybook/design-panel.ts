import { createElement } from 'react'
import { addons, types, useParameter } from 'storybook/manager-api'

const panelId = 'STORYBOOK_ADDON_DESIGNS/panel'

/** What the panel shows for a component without a design, in place of the addon's hint, which does not fit this project. */
function NoDesign() {
  const code = (text: string) => createElement('code', null, text)
  return createElement(
    'div',
    { style: { padding: 16, maxWidth: '36rem', lineHeight: 1.6 } },
    createElement('strong', null, 'Nobody has linked a design of this component yet.'),
    createElement(
      'p',
      null,
      'To show it here: in Figma, select the component’s frame, then Share, Copy link. Add the link to ',
      code('.storybook/designs.ts'),
      ' under the title of the component, such as ',
      code('Components/Button'),
      ', or send it to a developer. Colours, lengths and text styles for Figma are on the page Foundations, Tokens.',
    ),
  )
}

/** Replaces the hint of the addon's panel. The addon registers the panel before this runs. */
addons.register('sen/design-panel', () => {
  const panel = addons.getElements(types.PANEL)[panelId]
  if (!panel) throw new Error(`@storybook/addon-designs registers no panel ${panelId}.`)
  const Panel = (props: { active: boolean }) => {
    const design = useParameter('design')
    if (design) return createElement(panel.render, props)
    return props.active ? createElement(NoDesign) : null
  }
  addons.add(panelId, {
    ...panel,
    render: (props: { active?: boolean }) => createElement(Panel, { active: props.active === true }),
  })
})
