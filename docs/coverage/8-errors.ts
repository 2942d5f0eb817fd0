import { elsewhere, type Section, shown } from './rows.ts'

export const errors: Section = {
  title: '8 The error catalogue',
  groups: [
    {
      title: 'Landing page and login page',
      rows: [
        shown(
          'Any failed answer is “{status}: {text}”.',
          'back-office-adminlogin--refused',
          'storefront-authdialog--wrong-password',
        ),
        elsewhere(
          '“Đăng nhập thất bại” with the message.',
          'A notice: site/e2e/landing.spec.ts. The dialog says what to do next: Storefront, AuthDialog, Wrong Password.',
        ),
        elsewhere(
          '“Đăng ký thất bại” with the message.',
          'A notice. The dialog says what to do next: Storefront, AuthDialog, Email Taken.',
        ),
        shown(
          '“Đăng nhập thành công”, “Chào mừng bạn quay trở lại”.',
          'storefront-authdialog--logs-in',
          'components-toast--positive',
        ),
        shown(
          '“Đăng ký thành công”, “Tài khoản của bạn đã được tạo thành công”.',
          'storefront-authdialog--registers',
          'components-toast--positive',
        ),
        elsewhere(
          '“Login failed” with the server’s message.',
          'A notice: site/e2e/signing-in.spec.ts. The form says what to do next: Account, LoginCard, Wrong Password.',
        ),
        elsewhere(
          '“Registration failed” with the server’s message.',
          'A notice: site/e2e/signing-in.spec.ts. The form says what to do next: Account, LoginCard, Email Taken.',
        ),
        shown('“Registration successful! Please login.”', 'account-logincard--registered'),
        elsewhere(
          '“Login successful!”',
          'A notice of the site over the page one is led to; its text stands in texts/en/notices.ts and is seen by the test of the whole path.',
        ),
      ],
    },
    {
      title: 'Back-office',
      rows: [
        shown('“Đăng nhập thất bại” with the message.', 'back-office-adminlogin--refused'),
        elsewhere(
          '“Đăng nhập thành công” and “Đã đăng xuất”.',
          'Notices of the site; their texts stand in texts/vi/notices.ts and are seen by the test of the whole path.',
        ),
        shown('“Failed to fetch stats”.', 'back-office-statsoverview--failed'),
        shown('“Failed to fetch users”.', 'back-office-userstable--failed'),
        shown('“Failed to fetch VPS instances”.', 'back-office-vpstable--failed'),
        shown('“Failed to fetch transactions”.', 'back-office-transactionstable--failed'),
        shown('“Failed to fetch tickets”.', 'back-office-ticketstable--failed'),
        shown('“Failed to update user status”.', 'back-office-userstable--lock-failed'),
        shown(
          '“Failed to update user balance”.',
          'back-office-balancedialog--failed',
          'back-office-userstable--balance-failed',
        ),
        shown('“Failed to update VPS status”.', 'back-office-vpstable--status-failed'),
      ],
    },
    {
      title: 'Customer',
      rows: [
        elsewhere(
          '“No plan selected”.',
          'The form asks for a plan before anything is sent: Account, OrderDialog, Says what is missing.',
        ),
        elsewhere(
          '“Lỗi tạo VPS” with the message.',
          'A notice: site/e2e/failing-server.spec.ts. The dialog says what to do next: Account, OrderDialog, Refused.',
        ),
        elsewhere(
          '“Lỗi tạo yêu cầu nạp tiền” with the message.',
          'A notice: site/e2e/failing-server.spec.ts. The dialog says what to do next: Account, TopUpDialog, Refused.',
        ),
        elsewhere(
          '“useAuth must be used within an AuthProvider”.',
          'For developers; nobody sees it. Tested in site/app/session.',
        ),
        shown('The not-found page.', 'screens-notfoundscreen--default', 'screens-notfoundscreen--without-path'),
      ],
    },
  ],
}
