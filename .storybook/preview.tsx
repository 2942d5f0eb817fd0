import type { Preview } from '@storybook/react-vite'
import { languageNames, languages } from '#stories/languages.ts'
import { aroundStories } from './around-stories.ts'
import { ComponentPage, StoryOrPicture } from './ComponentPage.tsx'
import { DocsPage } from './DocsPage.tsx'
import { improvePropTables } from './prop-tables.ts'
import { OWN_LANGUAGE } from './with-page.tsx'

const preview: Preview = {
  ...aroundStories,
  tags: ['autodocs'],
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
  parameters: {
    ...aroundStories.parameters,
    docs: { container: DocsPage, page: ComponentPage, components: { Story: StoryOrPicture } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          'Primitives',
          'Components',
          'Domain',
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
