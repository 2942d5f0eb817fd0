import '#ds/css/global.ts'
import './chinese.css'
import type { Preview, ReactRenderer } from '@storybook/react-vite'
import type { BeforeEach } from 'storybook/internal/types'
import { themes } from '#stories/modes.ts'
import { DocsPage } from './DocsPage.tsx'
import { mdxElements } from './pages/mdx.tsx'
import { improvePropTables } from './pages/prop-tables.ts'
import { withPage } from './with-page.tsx'

const layouts = ['padded', 'centered', 'fullscreen'].map((layout) => `sb-main-${layout}`)

/** Storybook's own page does this around a story; the page of the test runner has its styles and leaves this to us. */
const setLayout: BeforeEach<ReactRenderer> = ({ parameters, viewMode }) => {
  if (viewMode === 'docs') return
  document.body.classList.remove(...layouts)
  document.body.classList.add('sb-show-main', `sb-main-${parameters.layout}`)
}

/** Links look and act like links, and the reader stays on the story. */
const stayOnStory: BeforeEach<ReactRenderer> = ({ canvasElement, viewMode }) => {
  const stay = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  }
  // On a docs page the links around the stories lead on; a story alone may hold links in a menu outside its own element.
  const scope = viewMode === 'docs' ? canvasElement : document
  scope.addEventListener('click', stay)
  return () => scope.removeEventListener('click', stay)
}

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
  beforeEach: [stayOnStory, setLayout],
  decorators: [withPage],
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
  initialGlobals: { theme: themeAround() ?? 'dark', language: 'vi', textSize: 'normal' },
  parameters: {
    layout: 'padded',
    // Every story is pictured in these, by the gate and by Chromatic, unless it asks for others.
    // Motion is reduced in both: a picture of something that moves would be another one each time.
    chromatic: { modes: themes, prefersReducedMotion: 'reduce' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    docs: { container: DocsPage, components: mdxElements },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
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
