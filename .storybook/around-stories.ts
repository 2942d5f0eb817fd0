import '#ds/css/global.ts'
import './chinese.css'
import type { Preview, ReactRenderer } from '@storybook/react-vite'
import type { BeforeEach } from 'storybook/internal/types'
import { themes } from '#stories/modes.ts'
import { withPage } from './with-page.tsx'

/**
 * What every story stands in, wherever it is shown: in Storybook, which adds its bars and docs pages (preview.tsx), and in the
 * gate that takes the pictures, which needs neither.
 */

const layouts = ['padded', 'centered', 'fullscreen'].map((layout) => `sb-main-${layout}`)

/** Storybook's own page does this around a story; the gate's page has its styles and leaves this to us. */
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

export const aroundStories = {
  beforeEach: [stayOnStory, setLayout],
  decorators: [withPage],
  initialGlobals: { theme: 'dark', language: 'vi', textSize: 'normal' },
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
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
} satisfies Preview
