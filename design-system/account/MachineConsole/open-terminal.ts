import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import styles from '@xterm/xterm/css/xterm.css?inline'
import type { ConsoleSize } from './console-connection.ts'
import frames from './frames/jetbrains-mono-frames.woff2'
import { addStyles, elementsWithoutStyleAttributes, withoutStyleElements } from './quiet-styles.ts'
import { terminalColors } from './terminal-colors.ts'
import type { TerminalView } from './terminal-view.ts'

/** The most lines that can be scrolled back to. */
const SCROLLBACK = 5000
/** Makes lines 21 px high at 14 px, and 18 at 12: the height of a line of this font is rounded to pixels before. */
const LINE_HEIGHT = 1.14

export interface TerminalOptions {
  /** The accessible name of what is typed into. */
  label: string
  /** Called with what the user types or pastes, as a terminal sends it. */
  onInput: (text: string) => void
  onResize: (size: ConsoleSize) => void
  /** Called when text is selected, and when none is. */
  onSelection: (hasSelection: boolean) => void
  /** Whether a key is not for the machine. */
  isOwnKey: (event: KeyboardEvent) => boolean
}

/** Keys that a browser has a use for, and programs in a terminal, too. F11 and F12 are left to the browser. */
const isOfBrowser = /^(?:Tab|F(?:[1-9]|10))$/

/** The size of the font, in pixels: on a phone smaller, so that a line has enough columns. */
const fontSizeIn = ({ clientWidth }: HTMLElement) => (clientWidth < 640 ? 12 : 14)

/** What programs draw frames with. The files of the font's letters lack it, and only a terminal needs it. */
const framesFont = new FontFace('JetBrains Mono', `url("${frames}")`, {
  unicodeRange: 'U+2190-21FF, U+2300-23FF, U+2500-25FF, U+2713-2718, U+276F',
})

/** Waits until the font can be measured. */
async function loadFont(family: string, size: number): Promise<void> {
  document.fonts.add(framesFont)
  // Vietnamese letters and box-drawing characters are in font files of their own.
  await Promise.all(['W', 'ệ', '│'].map((text) => document.fonts.load(`${size}px ${family}`, text))).catch(() => [])
}

/** What draws the rows of a terminal; the library has no option for it. */
interface Drawing {
  _core?: { _renderService?: { _renderer?: { value?: { _rowFactory?: { _document: unknown } } } } }
}

/** Lets a terminal give text a colour beyond its palette by declarations. A test notices when the library changes. */
function colorByDeclarations(terminal: Terminal): void {
  const rows = (terminal as unknown as Drawing)._core?._renderService?._renderer?.value?._rowFactory
  if (rows) rows._document = elementsWithoutStyleAttributes
}

/** Opens a terminal in an element, which it fills. Null if it is no longer needed. */
export async function openTerminal(
  parent: HTMLElement,
  options: TerminalOptions,
  signal: AbortSignal,
): Promise<TerminalView | null> {
  const fontFamily = getComputedStyle(parent).fontFamily
  const fontSize = fontSizeIn(parent)
  await loadFont(fontFamily, fontSize)
  if (signal.aborted) return null
  const sheet = addStyles(styles)
  const terminal = new Terminal({
    fontFamily,
    fontSize,
    lineHeight: LINE_HEIGHT,
    scrollback: SCROLLBACK,
    cursorBlink: false,
    screenReaderMode: true,
    minimumContrastRatio: 4.5,
    drawBoldTextInBrightColors: false,
    theme: terminalColors(parent),
    macOptionIsMeta: true,
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  const sheets = withoutStyleElements(() => terminal.open(parent))
  colorByDeclarations(terminal)
  terminal.textarea?.setAttribute('aria-label', options.label)
  terminal.attachCustomKeyEventHandler((event) => {
    if (options.isOwnKey(event)) return false
    // For screen readers the library leaves most keys to the browser, too, which would move the focus, or load the page again.
    if (isOfBrowser.test(event.key)) event.preventDefault()
    return true
  })
  terminal.onData(options.onInput)
  terminal.onResize(({ cols, rows }) => options.onResize({ columns: cols, rows }))
  terminal.onSelectionChange(() => options.onSelection(terminal.hasSelection()))
  fit.fit()
  const watch = new ResizeObserver(() => {
    terminal.options.fontSize = fontSizeIn(parent)
    fit.fit()
  })
  watch.observe(parent)

  return {
    write: (bytes) => terminal.write(bytes),
    reset: () => terminal.reset(),
    size: () => ({ columns: terminal.cols, rows: terminal.rows }),
    focus: () => terminal.focus(),
    paste: (text) => terminal.paste(text),
    type: (text) => terminal.input(text),
    selection: () => terminal.getSelection(),
    clearSelection: () => terminal.clearSelection(),
    arrow: (letter) => terminal.input(`\u001B${terminal.modes.applicationCursorKeysMode ? 'O' : '['}${letter}`),
    setReadOnly(isReadOnly) {
      terminal.options.disableStdin = isReadOnly
    },
    dispose() {
      watch.disconnect()
      terminal.dispose()
      for (const { remove } of [sheet, ...sheets]) remove()
    },
  }
}
