declare module 'virtual:used-icons' {
  export const usedIcons: readonly {
    name: string
    icon: import('lucide-react').LucideIcon
    /** Names of the components that use it. */
    usedIn: readonly string[]
  }[]
}

declare module 'virtual:committed-pictures' {
  /** Paths in the folder of the pictures: `components/forms/Button/brand_dark.webp`. */
  export const committedPictures: readonly string[]
}
