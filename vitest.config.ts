// The test widget of Storybook (@storybook/addon-vitest) looks for its configuration only here. `npm test` uses .ci/vitest.config.ts.
export { default } from './.storybook/vitest.config.ts'
