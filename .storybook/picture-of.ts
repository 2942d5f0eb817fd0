/** Modes of which a picture shows a story as it was played, the best first. Those with large text or forced colours do not. */
const modes = (theme: string) => [theme, `${theme}-1440`, `${theme}-768`, `${theme}-360`]

/**
 * The committed picture of a story, from the folder of the pictures, in a theme or else in the other one.
 * @param importPath of its file, as in Storybook's index: `./stories/components/forms/Button.stories.tsx`.
 */
export function pictureOf(
  pictures: ReadonlySet<string>,
  id: string,
  importPath: string,
  theme: 'dark' | 'light',
): string | undefined {
  const component = importPath.replace(/^.*stories\/(.*)\.stories\.tsx$/, '$1')
  const other = theme === 'dark' ? 'light' : 'dark'
  return [...modes(theme), ...modes(other)]
    .map((mode) => `${component}/${id.split('--')[1]}_${mode}.webp`)
    .find((path) => pictures.has(path))
}
