import { Cloud, Globe, Gpu, HardDrive, type LucideIcon, Package, Server, ShieldCheck } from 'lucide-react'

const icons = new Map<string, LucideIcon>([
  ['dedicated', Server],
  ['cloud', Cloud],
  ['security', ShieldCheck],
  ['vps', HardDrive],
  ['gpu', Gpu],
  ['global', Globe],
])

/** The icon of a category, on cards and links. Categories that the company has added have a common one. */
export const categoryIcon = (category: string) => icons.get(category) ?? Package
