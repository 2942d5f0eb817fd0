import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Height of the BottomBar at the lower edge of a phone's window, set on the root element by the bar. */
export const bottomBarHeight = createVar()

/** How much of the lower edge a BottomBar occupies: what lies at that edge keeps clear of it. Nothing where there is no bar. */
export const bottomBarSpace = fallbackVar(bottomBarHeight, '0dvh')
