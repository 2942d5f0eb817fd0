import { layers } from '#ds/css/layers.ts'

// The terminal's library writes its styles into `<style>` elements and `style` attributes, which the content security policy of our pages forbids
// (`style-src 'self'; style-src-attr 'none'`). What is here has the same effect without them: sheets that a script makes, and declarations.

/** A style sheet that a script made. */
export interface ScriptedStyles {
  /** Replaces what it contains. */
  replace: (css: string) => void
  remove: () => void
}

/** Adds a sheet to the document, in the cascade layer of the domain. */
export function addStyles(css = ''): ScriptedStyles {
  const sheet = new CSSStyleSheet()
  const replace = (text: string) => sheet.replaceSync(`@layer ${layers.domain} { ${text} }`)
  replace(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    replace,
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/**
 * Runs `open`. For each `<style>` that it creates, it gets an element whose text goes into a sheet, also later. Returns the sheets: the caller
 * removes them.
 */
export function withoutStyleElements(open: () => void): ScriptedStyles[] {
  const added: ScriptedStyles[] = []
  const original = document.createElement
  function createStandIn(): HTMLElement {
    const element = original.call(document, 'span')
    element.hidden = true
    const styles = addStyles()
    added.push(styles)
    Object.defineProperty(element, 'textContent', { set: styles.replace })
    return element
  }
  document.createElement = ((name: string) =>
    name === 'style' ? createStandIn() : original.call(document, name)) as typeof document.createElement
  try {
    open()
  } finally {
    Reflect.deleteProperty(document, 'createElement')
  }
  return added
}

/** Creates elements whose attribute `style` becomes declarations. */
export const elementsWithoutStyleAttributes = {
  createElement(name: string): HTMLElement {
    const element = document.createElement(name)
    const setAttribute = element.setAttribute.bind(element)
    element.setAttribute = (attribute, value) => {
      if (attribute === 'style') element.style.cssText = value
      else setAttribute(attribute, value)
    }
    return element
  },
}
