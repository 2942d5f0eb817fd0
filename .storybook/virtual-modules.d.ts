declare module 'virtual:used-icons' {
  export const usedIcons: readonly {
    name: string
    icon: import('lucide-react').LucideIcon
    /** Names of the components that draw it. */
    usedIn: readonly string[]
  }[]
}
