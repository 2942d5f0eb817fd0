import { shownNumbers } from '#contracts/provider.ts'
import { localized, same } from './localized.ts'

/** The numbers of the provider; samples are marked. */
export const numbers = localized<ReturnType<typeof shownNumbers>>({
  hotline: {
    number: {
      vi: shownNumbers('vi').hotline.number,
      en: shownNumbers('en').hotline.number,
      zh: shownNumbers('zh').hotline.number,
    },
    href: same(shownNumbers('vi').hotline.href),
  },
  registration: {
    vi: shownNumbers('vi').registration,
    en: shownNumbers('en').registration,
    zh: shownNumbers('zh').registration,
  },
})
