import { elsewhere, type Section, shown } from './rows.ts'

export const roles: Section = {
  title: '6 Roles and permissions',
  groups: [
    {
      title: 'Who sees what',
      rows: [
        shown(
          'A visitor browses the landing page and products, and logs in or registers.',
          'screens-landingscreen--signed-out',
          'storefront-header--asks-to-sign-in',
        ),
        shown(
          'A customer has the dashboard with wallet, VPS and tickets.',
          'screens-dashboardscreen--vps',
          'screens-landingscreen--signed-in',
        ),
        elsewhere(
          'The dashboard is for signed-in customers only.',
          'Decided otherwise than the specification, which checks nothing: see docs/product-decisions.md. The login page says why one is there: Account, LoginCard, Sign in first.',
        ),
        shown(
          'Who must sign in first is told why.',
          'account-logincard--sign-in-first',
          'account-logincard--session-ended',
          'account-logincard--account-locked',
        ),
        shown(
          'An admin signs in separately at /admin.',
          'back-office-adminlogin--default',
          'back-office-adminlogin--enter-logs-in',
        ),
        shown(
          'An admin views stats, users, VPS, transactions and tickets.',
          'screens-adminscreen--dashboard',
          'screens-adminscreen--users',
          'screens-adminscreen--vps',
          'screens-adminscreen--transactions',
          'screens-adminscreen--support',
        ),
        shown(
          'An admin locks or unlocks users, sets a balance, and changes a VPS status.',
          'back-office-userstable--locks-once-confirmed',
          'back-office-userstable--enter-saves-the-balance',
          'back-office-vpstable--suspends',
        ),
        shown(
          'Role admin shows the link to /admin; other roles see none.',
          'storefront-header--admin-sees-the-back-office',
          'storefront-header--signed-in',
        ),
        elsewhere(
          'Every admin call sends a bearer token; the server enforces every role.',
          'Not on a screen: the server’s tests try every route with every role.',
        ),
      ],
    },
  ],
}
