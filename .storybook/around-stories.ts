import '#ds/css/global.ts'
import './chinese.css'
import type { Preview, ReactRenderer } from '@storybook/react-vite'
import type { BeforeEach } from 'storybook/internal/types'
import { dark } from '#stories/modes.ts'
import { loadFonts } from './load-fonts.ts'
import { OWN_LANGUAGE, playInOwnLanguage, showChosenLanguage, withPage } from './with-page.tsx'

/**
 * The decorators and parameters of every story, both in Storybook, which adds toolbars and docs pages (preview.tsx), and in the
 * visual gate, which needs neither.
 */

const layouts = ['padded', 'centered', 'fullscreen'].map((layout) => `sb-main-${layout}`)

/** Storybook's own page does this; the gate's page only has the styles for it. */
const setLayout: BeforeEach<ReactRenderer> = ({ parameters, viewMode }) => {
  if (viewMode === 'docs') return
  document.body.classList.remove(...layouts)
  document.body.classList.add('sb-show-main', `sb-main-${parameters.layout}`)
}

/** Keeps links of a story from navigating. */
const preventNavigation: BeforeEach<ReactRenderer> = ({ canvasElement, viewMode }) => {
  const prevent = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  }
  // On a docs page the links around the stories must work; a single story may have links in a menu outside its own element.
  const scope = viewMode === 'docs' ? canvasElement : document
  scope.addEventListener('click', prevent)
  return () => scope.removeEventListener('click', prevent)
}

export const aroundStories = {
  loaders: [loadFonts],
  beforeEach: [preventNavigation, setLayout, playInOwnLanguage],
  afterEach: [showChosenLanguage],
  decorators: [withPage],
  initialGlobals: { theme: 'dark', language: OWN_LANGUAGE, textSize: 'normal' },
  parameters: {
    layout: 'padded',
    // The mode in which the gate and Chromatic take a picture of every story that does not declare others.
    // Motion is reduced in both, since a picture of a moving element would differ each time.
    chromatic: { modes: dark, prefersReducedMotion: 'reduce' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
} satisfies Preview
