import { departs, open, type Section, shown, tested } from './rows.ts'

export const errors: Section = {
  title: '8 The error catalogue',
  groups: [
    {
      title: 'Landing page and login page',
      rows: [
        tested([267], 'Any failed response is “{status}: {text}”.', [
          'site/app/api/api-error.test.ts',
          'the message for %s follows the spec',
        ]),
        open([269], 'Codes of single errors.', 'The specification does not show them.'),
        shown([270], '“Đăng nhập thất bại” with the message.', [
          'storefront-authdialog--wrong-password',
          'Đăng nhập thất bại',
          'Email hoặc mật khẩu không đúng.',
        ]),
        shown([271], '“Đăng ký thất bại” with the message.', [
          'storefront-authdialog--email-taken',
          'Đăng ký thất bại',
          'Đăng nhập, hoặc dùng email khác.',
        ]),
        shown([272], '“Đăng nhập thành công”, “Chào mừng bạn quay trở lại”.', [
          'storefront-authdialog--logs-in',
          'Đăng nhập thành công',
          'Chào mừng bạn quay trở lại',
        ]),
        shown([272], '“Đăng ký thành công”, “Tài khoản của bạn đã được tạo thành công”.', [
          'storefront-authdialog--registers',
          'Đăng ký thành công',
          'Tài khoản của bạn đã được tạo thành công',
        ]),
        tested([273], '“Login failed” and “Registration failed” with the server’s message.', [
          'site/e2e/signing-in.spec.ts',
          'a wrong password and a taken email are said at the form, and nowhere else',
        ]),
        tested([274], '“Login successful!”', [
          'site/e2e/signing-in.spec.ts',
          'a visitor registers, signs in, and is shown the landing page as a signed-in customer',
        ]),
        shown([274, 275], '“Registration successful! Please login.”', [
          'account-logincard--registered',
          'Registration successful! Please login.',
        ]),
      ],
    },
    {
      title: 'Back-office',
      rows: [
        tested([276], '“Đăng nhập thất bại” with the message.', [
          'site/e2e/session.spec.ts',
          'the back-office has its own session under its own keys',
        ]),
        shown([276], 'A refused login says why.', [
          'back-office-adminlogin--refused',
          'Đăng nhập thất bại',
          'Email hoặc mật khẩu không đúng.',
        ]),
        tested(
          [277, 278],
          '“Đăng nhập thành công” and “Đã đăng xuất”.',
          ['site/e2e/session.spec.ts', 'the back-office has its own session under its own keys'],
          [
            'site/app/hooks/use-sign-out.browser.test.tsx',
            'signing out ends the session on the server and in the browser, and shows a toast',
          ],
        ),
        shown([279], '“Failed to fetch stats”.', ['back-office-figurelist--failed', 'Failed to fetch stats']),
        shown([279], '“Failed to fetch users”.', ['back-office-userstable--failed', 'Failed to fetch users']),
        shown([279], '“Failed to fetch VPS instances”.', [
          'back-office-vpstable--failed',
          'Failed to fetch VPS instances',
        ]),
        shown([279], '“Failed to fetch transactions”.', [
          'back-office-transactionstable--failed',
          'Failed to fetch transactions',
        ]),
        shown([279], '“Failed to fetch tickets”.', ['back-office-ticketinbox--failed', 'Failed to fetch tickets']),
        shown([280], '“Failed to update user status”.', [
          'back-office-userstable--lock-failed',
          'Failed to update user status',
        ]),
        shown([280], '“Failed to update user balance”.', [
          'back-office-balancedialog--failed',
          'Failed to update user balance',
        ]),
        shown([280], '“Failed to update VPS status”.', [
          'back-office-vpstable--status-failed',
          'Failed to update VPS status',
        ]),
        departs(
          [281],
          'No error notice is shown for a failed update.',
          'The table or the dialog says it, and a destructive notice as well: a failure that nobody sees is repeated.',
          'Failed changes in the back-office',
          ['back-office-userstable--lock-failed', 'Không cập nhật được', 'Failed to update user status'],
        ),
      ],
    },
    {
      title: 'Customer',
      rows: [
        tested([282], '“No plan selected”: the form asks for a plan before anything is sent.', [
          'site/app/hooks/account-resources.browser.test.tsx',
          'an order of a plan that is not in the catalogue is not sent',
        ]),
        tested([283], '“Lỗi tạo VPS” with the message.', [
          'site/e2e/failing-server.spec.ts',
          'while the server is down the dashboard keeps its data and a typed order',
        ]),
        shown([284, 285], '“Lỗi tạo yêu cầu nạp tiền” with the message.', [
          'account-topupdialog--refused',
          'Lỗi tạo yêu cầu nạp tiền',
        ]),
        open([286], 'Messages of validation.', 'Point 5.'),
        tested([287], '“useAuth must be used within an AuthProvider”.', [
          'site/app/session/auth-provider.browser.test.tsx',
          'useAuth throws a helpful error outside its provider',
        ]),
        shown([288], 'The not-found page.', [
          'screens-notfoundscreen--without-path',
          '404 Page Not Found',
          'Did you forget to add the page to the router?',
        ]),
      ],
    },
  ],
}
