/** For `getByText`: an amount shown by Money, whose currency sign is an element of its own. Spaces in the text are ordinary ones. */
export const amount = (text: string) => (_content: string, element: Element | null) =>
  element?.getAttribute('data-component') === 'Money' && element.textContent.replace(/\s/g, ' ') === text
