/** The status of a component: its stories have one of these tags, and its page shows it. */
export const statuses = {
  experimental: {
    tone: 'caution',
    means: { en: 'May change or disappear without notice.', vi: 'Có thể thay đổi hoặc biến mất mà không báo trước.' },
  },
  beta: {
    tone: 'brand',
    means: {
      en: 'On the product’s pages; its props may still change.',
      vi: 'Đã có trên trang của sản phẩm; thuộc tính còn có thể thay đổi.',
    },
  },
  stable: {
    tone: 'positive',
    means: {
      en: 'Its props change only with a note in the changelog.',
      vi: 'Thuộc tính chỉ thay đổi khi có ghi trong nhật ký thay đổi.',
    },
  },
} as const

export type Status = keyof typeof statuses

const isStatus = (tag: string): tag is Status => Object.hasOwn(statuses, tag)

/** The status among the tags of a story, a component or a page. */
export const statusOf = (tags: readonly string[] = []): Status | undefined => tags.find(isStatus)
