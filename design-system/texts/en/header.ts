import type { HeaderTexts } from '#ds/storefront/Header/index.ts'

/** The header of the public pages. */
export const header: HeaderTexts = {
  brand: 'Sen Cloud',
  navigation: 'Main',
  openMenu: 'Menu',
  cart: 'Cart',
  login: 'Login',
  register: 'Register',
  dashboard: 'Dashboard',
  account: 'Account',
  admin: 'Administration',
  logout: 'Log out',
  groups: {
    activity: {
      name: 'Activity',
      links: {
        flashSale: 'Flash sale',
        newUser: 'New customer offers',
        group: 'Group buying',
        memberSaturday: 'Member Saturday',
      },
    },
    product: {
      name: 'Product',
      areas: {
        cloud: {
          name: 'Cloud',
          description: 'Virtual servers, storage and network',
          pages: {
            vps: 'VPS',
            publicCloud: 'Public Cloud',
            bareMetalCloud: 'Bare Metal Cloud',
            container: 'Container',
            cloudGpu: 'Cloud GPU',
            cloudPhone: 'Cloud Phone',
            loadBalancer: 'Load Balancer',
            vpc: 'VPC',
            publicIp: 'Public IP',
            natGateway: 'NAT Gateway',
            cloudBandwidth: 'Cloud Bandwidth',
            cloudDdosPlus: 'Cloud DDoS Plus',
            cloudDisk: 'Cloud Disk',
            objectStorage: 'Object Storage',
            backup: 'Backup',
            mirroring: 'Mirrors',
          },
        },
        dedicated: {
          name: 'Dedicated',
          description: 'Physical servers of your own',
          pages: {
            dedicated: 'Dedicated Server',
            bandwidthServer: 'Bandwidth Server',
            highBandwidth: 'High Bandwidth',
            multipleIps: 'Multiple IPs',
            ddosProtection: 'DDoS Protection',
            customServer: 'Custom Server',
            gpuServer: 'GPU Server',
          },
        },
        domain: {
          name: 'Domain and hosting',
          description: 'Domains, websites and email',
          pages: {
            domainRegistration: 'Domain Registration',
            sharedHosting: 'Shared Hosting',
            sslCertificate: 'SSL Certificate',
            businessEmail: 'Business Email',
          },
        },
      },
      cloudSections: { compute: 'Compute', network: 'Network', storage: 'Storage' },
    },
    solutions: {
      name: 'Solutions',
      links: { palworld: 'Palworld servers', oneStop: 'One-stop solution', connectivity: 'Connectivity' },
    },
    partners: {
      name: 'Partners',
      links: { affiliate: 'Referral programme', affiliates: 'Affiliates', reseller: 'Resellers' },
    },
    services: {
      name: 'Services',
      links: {
        knowledge: 'Help articles',
        tools: 'Tools',
        guide: 'Guides',
        selfService: 'Self-service',
        apiDocs: 'API documentation',
        support: 'Support centre',
        suggestions: 'Suggestions',
      },
    },
    company: {
      name: 'Company',
      links: { news: 'News', careers: 'Careers', agreements: 'Agreements', about: 'About us', contact: 'Contact' },
    },
  },
}
