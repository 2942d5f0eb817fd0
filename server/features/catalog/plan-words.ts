import type { Language, Localized } from '#contracts/rules/languages.ts'
import type { PlanRecord } from './catalog-records.ts'

/** The words of a plan's resources. */
const words: Localized<Record<'ram' | 'storage' | 'bandwidth' | 'ipv4', (amount: string) => string>> = {
  vi: {
    ram: (amount) => `${amount} RAM`,
    storage: (amount) => `${amount} NVMe`,
    bandwidth: (amount) => `${amount} băng thông`,
    ipv4: (amount) => `${amount} IPv4`,
  },
  en: {
    ram: (amount) => `${amount} memory`,
    storage: (amount) => `${amount} NVMe`,
    bandwidth: (amount) => `${amount} bandwidth`,
    ipv4: (amount) => `${amount} IPv4`,
  },
  zh: {
    ram: (amount) => `${amount} 内存`,
    storage: (amount) => `${amount} NVMe`,
    bandwidth: (amount) => `${amount} 流量`,
    ipv4: (amount) => `${amount} 个 IPv4`,
  },
}

/** A size in GB as text: `20 GB`, `1 TB`, `1,5 TB`. */
function sizeOf(gigabytes: number, language: Language): string {
  if (gigabytes < 1000) return `${gigabytes} GB`
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(gigabytes / 1000)} TB`
}

/** The resources of a plan as a list of features: `1 vCPU`, `1 GB memory` … */
export function resourceFeatures({ cpu, ram, storage, bandwidth, ipv4 }: PlanRecord, language: Language): string[] {
  const say = words[language]
  return [
    `${cpu} vCPU`,
    say.ram(sizeOf(ram, language)),
    say.storage(sizeOf(storage, language)),
    say.bandwidth(sizeOf(bandwidth, language)),
    say.ipv4(String(ipv4)),
  ]
}
