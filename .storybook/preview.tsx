import type { Preview } from '@storybook/react-vite'
import { aroundStories } from './around-stories.ts'
import { DocsPage } from './DocsPage.tsx'
import { mdxElements } from './pages/mdx.tsx'
import { improvePropTables } from './pages/prop-tables.ts'

/** The theme of the docs page that holds this story in a frame; none where the story stands by itself. */
function themeAround() {
  try {
    return window.parent.document.documentElement.dataset.theme
  } catch {
    // The page around it belongs to another site.
    return undefined
  }
}

const preview: Preview = {
  ...aroundStories,
  argTypesEnhancers: [improvePropTables],
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
      description: 'Language of the built-in texts, money and dates',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    textSize: {
      description: "Size of text, as a reader's own setting",
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
  },
  initialGlobals: { ...aroundStories.initialGlobals, theme: themeAround() ?? aroundStories.initialGlobals.theme },
  parameters: {
    ...aroundStories.parameters,
    docs: { container: DocsPage, components: mdxElements },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['How to review', 'Coverage'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Depth', 'Motion', 'Icons', 'Tokens'],
          'Primitives',
          'Components',
          'Storefront',
          'Account',
          'Back-office',
          'Screens',
        ],
      },
    },
  },
}

export default preview
