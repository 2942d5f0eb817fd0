import { expect, screen, waitFor, within } from 'storybook/test'

/** Resolves with queries for the open dialog of this name when it is visible. */
export async function shownDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
