import type { Location, OperatingSystem, OrderCatalog, Plan } from '#contracts/catalog.ts'

/** The plans of the order dialog (spec, section 9). Windows needs 2 GB of memory, so Basic does not offer it. */
const plans: Plan[] = [
  {
    id: 1,
    name: 'Basic',
    cpu: 1,
    ram: 1,
    storage: 20,
    bandwidth: 1000,
    priceMonthly: 49_000,
    priceYearly: 490_000,
    osSupported: ['ubuntu', 'centos', 'debian'],
  },
  {
    id: 2,
    name: 'Standard',
    cpu: 2,
    ram: 2,
    storage: 40,
    bandwidth: 2000,
    priceMonthly: 89_000,
    priceYearly: 890_000,
    osSupported: ['ubuntu', 'centos', 'debian', 'windows'],
  },
  {
    id: 3,
    name: 'Pro',
    cpu: 4,
    ram: 4,
    storage: 80,
    bandwidth: 4000,
    priceMonthly: 159_000,
    priceYearly: 1_590_000,
    osSupported: ['ubuntu', 'centos', 'debian', 'windows'],
  },
]

const locations: Location[] = [
  { id: 1, name: 'Ho Chi Minh', country: 'Vietnam', city: 'Ho Chi Minh', flag: 'vn' },
  { id: 2, name: 'Ha Noi', country: 'Vietnam', city: 'Ha Noi', flag: 'vn' },
  { id: 3, name: 'Singapore', country: 'Singapore', city: 'Singapore', flag: 'sg' },
  { id: 4, name: 'Tokyo', country: 'Japan', city: 'Tokyo', flag: 'jp' },
]

const operatingSystems: OperatingSystem[] = [
  { id: 'ubuntu', name: 'Ubuntu 22.04 LTS' },
  { id: 'centos', name: 'CentOS 7' },
  { id: 'debian', name: 'Debian 11' },
  { id: 'windows', name: 'Windows Server 2019' },
]

/** The choices that can be ordered: the single source for the order dialog and for the server's prices. */
export const vpsCatalog: OrderCatalog = { plans, locations, operatingSystems }

export const findPlan = (id: number) => plans.find((plan) => plan.id === id)
export const findLocation = (id: number) => locations.find((location) => location.id === id)
