import { elsewhere, type Section, shown } from './rows.ts'

export const product: Section = {
  title: '1 What the product does and for whom',
  groups: [
    {
      title: 'People and areas',
      rows: [
        shown(
          'Visitors read a landing page, and register or log in.',
          'screens-landingscreen--signed-out',
          'screens-loginscreen--login',
          'storefront-authdialog--login',
        ),
        shown(
          'Customers use a dashboard with a wallet in VND, instances, tickets, offers and an onboarding guide.',
          'screens-dashboardscreen--vps',
          'screens-dashboardscreen--overview',
          'screens-dashboardscreen--offers',
          'screens-dashboardscreen--wallet-tab',
          'screens-dashboardscreen--support',
          'account-onboardingdialog--default',
        ),
        shown(
          'Customers can order a VPS and top up the wallet.',
          'account-orderdialog--chosen',
          'account-topupdialog--filled',
        ),
        shown(
          'Administrators manage users, instances, transactions and tickets in a separate back-office.',
          'screens-adminscreen--users',
          'screens-adminscreen--vps',
          'screens-adminscreen--transactions',
          'screens-adminscreen--support',
        ),
        shown(
          'The header menus suggest a wider catalogue: cloud servers, dedicated servers, domains and hosting.',
          'storefront-header--product-open',
        ),
        shown('The landing page itself sells VPS only.', 'storefront-plansection--default'),
        elsewhere(
          'The customer dashboard shows the signed-in customer.',
          'Decided otherwise than the specification, which shows a sample user: see docs/product-decisions.md. Walked in a browser by the test of the whole path.',
        ),
      ],
    },
    {
      title: 'Languages',
      rows: [
        shown(
          'The landing page, the back-office and the dashboard are in Vietnamese.',
          'screens-landingscreen--signed-out',
          'screens-adminscreen--dashboard',
          'screens-dashboardscreen--vps',
        ),
        shown('The login page is in English.', 'screens-loginscreen--login'),
        shown('The products page is in English.', 'storefront-productsfooter--default'),
        shown('One footer is in Chinese.', 'storefront-chinesefooter--default'),
        shown(
          'A language selector (English, Chinese) exists in the header and has no visible effect.',
          'storefront-header--chooses-a-language',
        ),
      ],
    },
    {
      title: 'Claims of the landing page (marketing text)',
      rows: [
        shown('NVMe SSD storage.', 'storefront-plancard--default', 'storefront-featuresection--default'),
        shown('99.99% uptime.', 'storefront-hero--default', 'storefront-comparisonsection--default'),
        shown('24/7 support.', 'storefront-featuresection--default', 'storefront-comparisonsection--default'),
        shown('Root access.', 'storefront-featuresection--default'),
        shown('Operating systems: Ubuntu, Debian, CentOS, Windows Server.', 'storefront-featuresection--default'),
        shown('Datacenters in Vietnam and Singapore.', 'storefront-featuresection--default'),
        shown(
          'Automatic backup and DDoS protection.',
          'storefront-featuresection--default',
          'storefront-comparisonsection--default',
        ),
        shown(
          '7-day free trial with no credit card, 30-day money-back guarantee, setup in 5 minutes.',
          'storefront-hero--default',
        ),
        shown('30% discount for the first 3 months.', 'storefront-hero--default'),
        shown('Pricing starts from 49.000đ per month.', 'storefront-hero--default', 'storefront-plansection--default'),
      ],
    },
  ],
}
