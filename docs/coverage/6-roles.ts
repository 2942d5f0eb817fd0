import { departs, links, open, type Section, shown, tested } from './rows.ts'

export const roles: Section = {
  title: '6 Roles and permissions',
  groups: [
    {
      title: 'Who sees what',
      rows: [
        shown(
          [230],
          'A visitor browses the landing page and products, and logs in or registers.',
          ['screens-landingscreen--signed-out', 'Đăng nhập', 'Đăng ký'],
          ['screens-productsscreen--all', 'Login', 'Register'],
        ),
        shown([231], 'A customer has the dashboard with wallet, VPS and tickets.', [
          'screens-dashboardscreen--vps',
          'VPS',
          'Ví',
          'Hỗ trợ',
          'Số dư ví 454.000 ₫',
        ]),
        departs(
          [232],
          'The dashboard does not check login.',
          'A visitor is redirected to the login page, which says why, and back afterwards.',
          "The dashboard's sample user",
          ['account-logincard--sign-in-first', 'Please log in to continue.'],
          ['account-logincard--session-ended', 'Your session has ended. Please log in again.'],
          ['account-logincard--account-locked', 'Your account is locked. Please contact support.'],
        ),
        shown([233], 'An admin signs in separately at /admin.', [
          'back-office-adminlogin--empty-form',
          'Đăng nhập quản trị',
        ]),
        tested([234], 'Every admin call sends a bearer token from the admin session.', [
          'site/app/api/swr-options.browser.test.tsx',
          'a query is a GET of its path, and the back-office adds its token',
        ]),
        shown(
          [235],
          'An admin views stats, users, VPS, transactions and tickets.',
          ['screens-adminscreen--dashboard', 'Tổng doanh thu'],
          ['screens-adminscreen--users', 'Sửa số dư'],
          ['screens-adminscreen--vps', 'Gia hạn'],
          ['screens-adminscreen--transactions', 'Phương thức'],
          ['back-office-ticketinbox--every-clock', 'Phụ trách'],
        ),
        shown(
          [235],
          'An admin locks or unlocks users, sets a balance, and changes a VPS status.',
          ['back-office-userstable--active-and-locked', 'Sửa số dư'],
          ['back-office-userstable--status-is-a-menu', 'Khóa…'],
          ['back-office-vpstable--status-is-a-menu', 'Tạm ngưng', 'Chấm dứt…'],
        ),
        shown([236], 'Role admin shows the link to /admin.', [
          'storefront-header--admin-sees-the-back-office',
          'Quản trị',
          ...links('/admin'),
        ]),
        tested([237], 'Other roles see no admin link.', [
          'site/e2e/session.spec.ts',
          'the link to the back-office only to admins',
        ]),
        open([238], 'What the server enforces.', 'The specification does not show it.'),
        tested([], 'The server enforces every role.', [
          'server/security/other-customers-records.test.ts',
          'refuses every id except their own with the same 403',
        ]),
      ],
    },
  ],
}
