/**
 * What Vite has to prepare before the first test in a browser starts. A package that it met later would be prepared in the
 * middle of a cold run, which reloads the page and fails tests that are innocent.
 */
export const browserDependencies = (entries: string[]) => ({
  // Vite reads these and prepares the packages that they, and what they import, name.
  entries: [...entries, 'design-system/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  // Imported by what a plugin or a test runner writes, which reading the sources does not show.
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom/client',
  ],
})
