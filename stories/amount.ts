/** For `getByText`: an amount shown by Money, whose currency sign is an element of its own. Spaces in the text are ordinary ones. */
export const amount = (text: string) => (_content: string, element: Element | null) =>
  element?.getAttribute('data-component') === 'Money' && element.textContent.replace(/\s/g, ' ') === text

/** For `getByText`: a sentence in which Money shows the amounts. */
export const sentence = (text: string) => (_content: string, element: Element | null) =>
  element?.querySelector(':scope > [data-component="Money"]') != null &&
  element.textContent.replace(/\s/g, ' ') === text
