import type { Locator, Page } from 'playwright'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { sampleCode } from './sample-records.ts'

/** Who looks at the page: nobody in particular, a customer who has just registered, or the demo customer with records. */
export type Visitor = 'guest' | 'newcomer' | 'customer'

/** One picture of the articles, taken in each language. */
export interface Motif {
  /** Name of the file, and of `<Picture name>` in the articles. */
  name: string
  visitor: Visitor
  path: string
  /** The window, in CSS pixels. Default: 768 by 900. */
  window?: { width: number; height: number }
  /** Taken for the README instead of an article: the whole window, in Vietnamese. */
  forReadme?: boolean
  /** Only the topmost part of a long view is shown, so many CSS pixels. Default: all of it. */
  height?: number
  /** Opens what the picture shows, without a word of any language, and returns its part of the page. */
  open: (page: Page) => Promise<Locator | Locator[]>
}

const part = (page: Page, name: string) => page.locator(`[data-component="${name}"]`)
const tab = (name: string) => `/dashboard?tab=${name}`

/** So low that the last fields of an order and its summary are close together. */
const low = { width: 768, height: 740 }

/** The order of the Basic plan in Ho Chi Minh City. */
const basic = { planId: 1, locationId: 1, os: 'debian-13' } as const

/** Waits for the server's price of the order. */
async function priced(page: Page) {
  const summary = part(page, 'OrderSummary')
  await summary.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  return summary
}

const orderDialog = (page: Page) => part(page, 'OrderDialog')

export const motifs: readonly Motif[] = [
  {
    name: 'register',
    visitor: 'guest',
    path: '/login?mode=register',
    open: async (page) => part(page, 'LoginCard'),
  },
  {
    name: 'language-menu',
    visitor: 'guest',
    path: '/',
    window: { width: 1280, height: 900 },
    open: async (page) => {
      const menu = part(page, 'LanguageMenu')
      const id = await menu.getAttribute('id')
      const button = page.locator(`[popovertarget="${id}"]`)
      await button.click()
      return [button, menu]
    },
  },
  {
    name: 'contact',
    visitor: 'guest',
    path: '/contact',
    open: async (page) => part(page, 'ContactForm'),
  },
  {
    name: 'first-steps',
    visitor: 'newcomer',
    path: '/dashboard',
    open: async (page) => part(page, 'OnboardingDialog'),
  },
  {
    name: 'top-up',
    visitor: 'newcomer',
    path: tab('wallet'),
    open: async (page) => {
      await part(page, 'WalletLevel').getByRole('button').first().click()
      const dialog = part(page, 'TopUpDialog')
      await dialog.getByRole('radio').first().check()
      return dialog
    },
  },
  {
    name: 'order',
    visitor: 'customer',
    path: orderAddress(basic),
    height: 540,
    open: async (page) => {
      await priced(page)
      return orderDialog(page)
    },
  },
  {
    name: 'systems',
    visitor: 'newcomer',
    path: orderAddress({ planId: 1, os: 'debian' }),
    open: async (page) => {
      const systems = orderDialog(page)
        .getByRole('radiogroup')
        .filter({ has: page.locator('input[value="debian"]') })
      await systems.scrollIntoViewIfNeeded()
      return systems
    },
  },
  {
    name: 'trial',
    // The newcomer has verified neither email nor phone.
    visitor: 'customer',
    path: orderAddress({ ...basic, trial: true }),
    window: low,
    height: 512,
    open: async (page) => {
      const summary = await priced(page)
      const ways = orderDialog(page).getByRole('radiogroup').last()
      await ways.scrollIntoViewIfNeeded()
      return [ways, summary]
    },
  },
  {
    name: 'offers',
    visitor: 'newcomer',
    path: tab('offers'),
    height: 560,
    open: async (page) => part(page, 'OffersPanel'),
  },
  {
    name: 'overview',
    visitor: 'customer',
    path: '/dashboard',
    height: 500,
    open: async (page) => part(page, 'DashboardScreen'),
  },
  {
    name: 'dashboard',
    visitor: 'customer',
    path: tab('vps'),
    window: { width: 1280, height: 560 },
    height: 560,
    forReadme: true,
    open: async (page) => page.locator('body'),
  },
  {
    name: 'vps',
    visitor: 'customer',
    path: tab('vps'),
    open: async (page) => {
      await page.locator('[data-row][data-state="active"]').first().click()
      return part(page, 'VpsPane')
    },
  },
  {
    name: 'failed-order',
    visitor: 'customer',
    path: tab('vps'),
    open: async (page) => page.locator('[data-row][data-state="failed"]'),
  },
  {
    name: 'wallet-history',
    visitor: 'customer',
    path: tab('wallet'),
    height: 620,
    open: async (page) => part(page, 'WalletStatement'),
  },
  {
    name: 'support',
    visitor: 'customer',
    path: tab('support'),
    open: async (page) => part(page, 'TicketList'),
  },
  {
    name: 'code',
    visitor: 'customer',
    path: orderAddress({ ...basic, code: sampleCode }),
    window: low,
    open: async (page) => {
      const summary = await priced(page)
      const field = part(page, 'CodeField')
      await field.scrollIntoViewIfNeeded()
      return [field, summary]
    },
  },
]
