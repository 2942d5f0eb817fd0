import type { Preview } from '@storybook/react-vite'
import { languageNames, languages } from '#stories/languages.ts'
import { aroundStories } from './around-stories.ts'
import { DocsPage } from './DocsPage.tsx'
import { addDesign, designs } from './designs.ts'
import { preferredLanguage } from './guides/language.ts'
import { mdxElements } from './pages/mdx.tsx'
import { improvePropTables } from './pages/prop-tables.ts'
import { OWN_LANGUAGE } from './with-page.tsx'

/** The theme of the docs page that shows this story in an iframe; undefined for a story on its own. */
function themeAround() {
  try {
    return window.parent.document.documentElement.dataset.theme
  } catch {
    // The parent page belongs to another origin.
    return undefined
  }
}

const preview: Preview = {
  ...aroundStories,
  argTypesEnhancers: [improvePropTables, addDesign(designs)],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
    language: {
      description: 'Language of texts, money and dates',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: OWN_LANGUAGE, title: 'As in the product' },
          ...languageNames.map((value) => ({ value, title: languages[value].name })),
        ],
      },
    },
    textSize: {
      description: "Text size, like a user's own setting",
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
  },
  initialGlobals: {
    ...aroundStories.initialGlobals,
    theme: themeAround() ?? aroundStories.initialGlobals.theme,
    guides: preferredLanguage(navigator.languages),
  },
  parameters: {
    ...aroundStories.parameters,
    docs: { container: DocsPage, components: mdxElements },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['How to review', 'Playground', 'Coverage'],
          'Foundations',
          ['Signature', 'Colour', 'Type', 'Space', 'Radius', 'Depth', 'Motion', 'Icons', 'Tokens'],
          'Primitives',
          'Components',
          'Storefront',
          'Account',
          'Back-office',
          'Screens',
          'Mails',
        ],
      },
    },
  },
}

export default preview
