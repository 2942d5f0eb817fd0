import { Cloud, Globe, Gpu, HardDrive, type LucideIcon, Server, ShieldCheck } from 'lucide-react'
import type { ProductCategory } from '#contracts/rules/product-categories.ts'

/** The icon of each category, on cards and links. */
export const categoryIcons: Record<ProductCategory, LucideIcon> = {
  dedicated: Server,
  cloud: Cloud,
  security: ShieldCheck,
  vps: HardDrive,
  gpu: Gpu,
  global: Globe,
}
