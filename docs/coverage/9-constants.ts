import { elsewhere, type Section, shown } from './rows.ts'

export const constants: Section = {
  title: '9 Business constants and limits',
  groups: [
    {
      title: 'Limits',
      rows: [
        shown(
          'Password at least 6 characters; names at least 2.',
          'account-logincard--register-refuses-what-is-invalid',
        ),
        shown('VPS name 1 to 50 characters.', 'account-orderdialog--refuses-a-long-name'),
        shown('Verification code at most 6 characters.', 'account-phoneverification--code'),
        shown('Least top-up 50,000 VND.', 'account-topupdialog--refuses-less-than-the-minimum'),
      ],
    },
    {
      title: 'Plans of the order dialog',
      rows: [
        shown(
          'Basic: 1 cpu, 1 GB ram, 20 GB storage, 1000 GB bandwidth; 49000 a month, 490000 a year.',
          'account-orderdialog--default',
        ),
        shown(
          'Standard: 2 cpu, 2 GB ram, 40 GB storage, 2000 GB bandwidth; 89000 a month, 890000 a year.',
          'account-orderdialog--default',
        ),
        shown(
          'Pro: 4 cpu, 4 GB ram, 80 GB storage, 4000 GB bandwidth; 159000 a month, 1590000 a year.',
          'account-orderdialog--default',
        ),
        shown('Yearly billing is labelled as saving 10%.', 'account-orderdialog--yearly'),
        shown(
          'The total is the plan’s monthly or yearly price.',
          'account-orderdialog--chosen',
          'account-orderdialog--yearly',
        ),
        shown(
          'The next billing is one month or one year from now.',
          'account-orderdialog--chosen',
          'account-orderdialog--yearly',
        ),
        shown(
          'Systems: Ubuntu 22.04 LTS, CentOS 7, Debian 11, Windows Server 2019.',
          'account-orderdialog--offers-the-systems-of-the-plan',
        ),
        shown('Places: Ho Chi Minh, Ha Noi (both Vietnam), Singapore, Tokyo.', 'account-orderdialog--default'),
      ],
    },
    {
      title: 'Top-up',
      rows: [
        shown('Bank transfer: 0%, 5-15 minutes. MoMo and ZaloPay: 0%, instant.', 'account-topupdialog--default'),
        shown('Crypto: 1% of the amount, 10-30 minutes.', 'account-topupdialog--crypto-fee'),
        shown(
          'Quick amounts: 100000, 200000, 500000, 1000000, 2000000, 5000000.',
          'account-topupdialog--quick-amounts',
        ),
        shown(
          'Amounts in the Vietnamese way with a currency mark.',
          'account-topupdialog--groups-digits-while-typing',
          'account-topupdialog--filled',
        ),
      ],
    },
    {
      title: 'Plans of the landing page',
      rows: [
        shown(
          'Basic VPS: 49.000đ (69.000đ), 1 vCPU, 1 GB, 25 GB SSD NVMe, 1 TB, 1 IPv4; weekly backup, uptime 99.9%.',
          'storefront-plancard--default',
          'storefront-plansection--default',
        ),
        shown(
          'Pro VPS (most popular): 99.000đ (129.000đ), 2 vCPU, 2 GB, 50 GB, 2 TB, 1 IPv4; daily backup, DDoS protection, Windows Server support, free snapshot, priority support.',
          'storefront-plancard--popular',
          'storefront-plansection--default',
        ),
        shown(
          'Ultra VPS: 199.000đ (249.000đ), 4 vCPU, 4 GB, 100 GB, 5 TB, 2 IPv4; load balancer, advanced monitoring, custom OS images, dedicated resources.',
          'storefront-plansection--default',
        ),
      ],
    },
    {
      title: 'Marketing figures',
      rows: [
        shown('Uptime 99.99%.', 'storefront-hero--default', 'storefront-comparisontable--default'),
        shown('Rating 4.9/5 from 2,847 reviews.', 'storefront-testimonialsection--default'),
        shown('10,000+ customers.', 'storefront-featuresection--default'),
        shown('24/7 support.', 'storefront-featuresection--default', 'storefront-comparisontable--default'),
        shown(
          '30-day 100% refund, free 7-day trial with no credit card, setup under 5 minutes.',
          'storefront-hero--default',
          'storefront-comparisontable--default',
        ),
        shown('30% discount for the first 3 months.', 'storefront-hero--default'),
        shown('Daily automatic backup stored in another datacenter.', 'storefront-faqsection--default'),
        shown('DDoS protection up to 100Gbps.', 'storefront-securityfeatures--default'),
        shown('Live Chat answers in under 2 minutes, a ticket in under 1 hour.', 'storefront-contactcards--default'),
        shown('Testimonials claim a reply within 15 minutes.', 'storefront-testimonialsection--default'),
        shown('A 24-hour response promise.', 'account-supportchat--sent'),
        shown('Offer timer text “48 giờ”.', 'account-offerspanel--default'),
        shown(
          'Bandwidth 1TB to 5TB per plan, 10Mbps beyond; extra bandwidth 50.000đ per TB.',
          'storefront-faqsection--default',
        ),
        shown('Upgrades take 5 to 10 minutes without interruption.', 'storefront-faqsection--default'),
        shown('Windows Server 2016, 2019 and 2022, Ubuntu, CentOS, Debian.', 'storefront-faqsection--default'),
        shown(
          'Ping: Hanoi under 10ms, Ho Chi Minh City under 8ms, Singapore under 15ms.',
          'storefront-datacentersection--default',
        ),
        shown('The hero shows a ping under 10ms.', 'storefront-hero--default'),
        shown(
          '3x faster setup, 50% savings.',
          'storefront-featuresection--default',
          'storefront-testimonialsection--default',
        ),
        shown(
          'Offers: a new-customer discount, 500K gives 100K, a 7-day trial, 200K for referrals, valid to 31/12/2024.',
          'account-offerspanel--default',
        ),
      ],
    },
    {
      title: 'Interface timings',
      rows: [
        elsewhere(
          'Tooltip after 700 ms; 300 ms to skip the wait.',
          'Time cannot be pictured; tested beside Tooltip, and held by tokens/timing.test.ts. Hover two buttons on any story of Tooltip.',
        ),
        shown(
          'Notices are at most 420px wide from medium screens up.',
          'components-toast--default',
          'components-toast--long-text',
        ),
        elsewhere(
          'Simulated steps take 1.5 seconds.',
          'Stories stand still in each step: Account, PhoneVerification and SupportChat. Held by tokens/timing.test.ts.',
        ),
        elsewhere(
          'Local-storage keys: authToken, userData, the admin session, the onboarding flag, the theme.',
          'Nothing to see; docs/product-decisions.md names them, and the site’s tests check them.',
        ),
        shown(
          'The dashboard’s default tab is vps, the back-office’s is dashboard.',
          'screens-dashboardscreen--vps',
          'screens-adminscreen--dashboard',
        ),
      ],
    },
  ],
}
