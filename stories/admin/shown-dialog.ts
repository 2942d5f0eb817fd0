import { expect, screen, waitFor, within } from 'storybook/test'

/** The open dialog of this name, once it has faded in far enough to be seen. */
export async function shownDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
