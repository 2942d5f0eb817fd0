import { referToStyles } from '#contracts/built-site.ts'
import { layerOrderStatement } from '#ds/css/layers.ts'

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"(?=\/>)/g
const markedStylesheet = /<link rel="stylesheet" href="([^"#]+)#"\/>/g
const adjacentStylesheets = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/

/** Declares the order of the cascade's layers, whichever stylesheet the bundler puts first. */
const layerOrder = `<style>${layerOrderStatement}</style>`

/** Replaces the preceding template with its content, and removes itself. */
const unpackScript =
  '<script>{const{currentScript:s}=document,t=s.previousElementSibling;t.replaceWith(t.content);s.remove()}</script>'

/**
 * Refers to the styles of a page, so that the server can insert them: on a slow connection a dozen requests for stylesheets take longer
 * than their contents. The links stay, because React and the loader of lazy modules look for them, but are disabled, so that no
 * stylesheet is loaded twice; and they are inside a template, because preload scanners fetch disabled links as well. React Router marks
 * stylesheets that lazy modules also use with `#`; their loader looks for them without it.
 */
export function withInlineStyles(html: string): string {
  const paths = Array.from(html.matchAll(stylesheet), ([, href = '']) => href)
  const page = html.replace(adjacentStylesheets, (links) => {
    const shared = Array.from(
      links.matchAll(markedStylesheet),
      ([, href]) => `<link rel="stylesheet" href="${href}"/>`,
    ).join('')
    const disabledLinks = `${links}${shared}`.replaceAll(stylesheet, '$& disabled=""')
    return `${layerOrder}${referToStyles(paths)}<template>${disabledLinks}</template>${unpackScript}`
  })
  if (page.search(stylesheet) >= 0)
    throw new Error('React Router writes the links of stylesheets in more than one place now.')
  return page
}
