import type { ArgTypesEnhancer } from 'storybook/internal/types'

/**
 * The design of each component in Figma, by the title of its stories. To add one: in Figma, select the component's frame, then
 * Share, Copy link, and paste it here:
 *
 *     'Components/Button': 'https://www.figma.com/design/<file>/<name>?node-id=<frame>',
 *
 * The panel “Design” then shows that frame beside every story of the component. Viewers need access to the file.
 */
export const designs: Record<string, string> = {}

/**
 * Passes a component's design to the panel “Design” as `parameters.design`. It changes no argument types; an enhancer
 * is the one hook that knows a story's title before its parameters are sent to the panels.
 */
export const addDesign =
  (urls: Record<string, string>): ArgTypesEnhancer =>
  ({ title, parameters, argTypes }) => {
    const url = urls[title]
    if (url) parameters.design ??= { type: 'figma', url }
    return argTypes
  }
