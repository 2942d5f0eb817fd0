import type { ServersScreenTexts } from '#ds/screens/ServersScreen/index.ts'
import { systemTable } from './pricing/systems.ts'
import { priceTable } from './pricing/table.ts'
import { productTexts } from './product.ts'
import { productsTexts } from './products.ts'

/** The pages about a kind of servers. */
export const serversTexts: ServersScreenTexts = {
  pages: {
    linux: {
      title: 'Linux VPS',
      description:
        'Virtual Linux servers with full root access. See how long each distribution is supported, then choose a plan.',
      audience: [
        'You run a website, an online shop or an application of your own.',
        'You need a server for experiments, for learning or for background tasks.',
        'You are at home on the command line, or work with someone who is.',
      ],
      honest:
        'We look after hardware, network and power. Updates, installation and security inside the server are up to you.',
      offered: 'Plans that run Linux',
    },
    windows: {
      title: 'Windows VPS',
      description:
        'Virtual servers with Windows Server and remote desktop: how long each version is supported, and the plans with enough memory.',
      audience: [
        'You use accounting, sales or management software that exists only for Windows.',
        'You need a Windows desktop that is always on and can be opened from anywhere.',
        'Your application was written for Windows Server.',
      ],
      honest:
        'Windows needs more memory than Linux, so the smallest plans cannot run it. If your software also runs on Linux, a smaller plan is often enough.',
      offered: 'Plans that run Windows Server',
    },
    dedicated: {
      title: 'Dedicated servers',
      description: 'A whole physical server for you alone: processor, memory and disks are shared with nobody.',
      audience: [
        'Your workload keeps most of a machine busy all day.',
        'You need steady performance that does not depend on other customers.',
        'Your rules do not allow shared hardware.',
      ],
      honest:
        'A dedicated server is not set up automatically like a VPS: each one is quoted and prepared on request. The prices below are starting prices per month.',
      offered: 'Dedicated servers today',
    },
    cloud: {
      title: 'Cloud services',
      description: 'Compute, storage and load balancing for systems that grow over time.',
      audience: [
        'Your system needs more than one server.',
        'Your traffic changes a lot with the season or with campaigns.',
        'You want to keep storage apart from servers.',
      ],
      honest:
        'These services are quoted by need, and we set them up together with you. If one server is enough, a VPS costs less and is ready at once.',
      offered: 'Cloud services today',
    },
  },
  audience: 'Who it is for',
  honest: 'Good to know before you order',
  systems: 'Systems to choose from',
  systemsDescription:
    'After this date the vendor no longer fixes security holes. Systems past it can still be ordered for old software, but we recommend their successors.',
  system: systemTable,
  table: priceTable,
  grid: productsTexts.grid,
  prices: 'Compare and calculate in the price list',
  quotation: productTexts.quotation,
}
