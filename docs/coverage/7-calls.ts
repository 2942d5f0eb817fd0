import { departs, label, open, type Section, shown, tested } from './rows.ts'

export const calls: Section = {
  title: '7 The calls it makes',
  groups: [
    {
      title: 'How it calls',
      rows: [
        tested([239, 240], 'Calls send cookies; a body is JSON, with its content type only when there is one.', [
          'site/app/api/request.browser.test.tsx',
          'a request has the headers and the body of its options, and no others',
        ]),
        tested([241], 'Data is loaded by a GET of the path in its key.', [
          'site/app/api/swr-options.browser.test.tsx',
          'a query is a GET of its path',
        ]),
        tested([242], 'Nothing is retried by itself.', [
          'site/app/api/swr-options.browser.test.tsx',
          'a query that failed is not retried by itself',
        ]),
        shown([242], 'A failure offers to try again.', [
          'back-office-userstable--failed',
          'Không tải được danh sách người dùng',
          'Thử lại',
        ]),
        tested([265], 'Loaded data is not loaded again at an interval or on focus, and never goes stale.', [
          'site/app/api/swr-options.browser.test.tsx',
          'loaded data is not loaded again at an interval, on focus',
        ]),
        departs(
          [266, 268],
          'A 401 throws, and nothing redirects.',
          'A session that has ended leads to the login page with the reason; another error of 401 is an error.',
          'A session ended by locking',
          ['account-logincard--session-ended', 'Your session has ended. Please log in again.'],
        ),
        open([243], 'Method, path, request and response.', 'The head of a table; docs/api.md has every call.'),
      ],
    },
    {
      title: 'The calls',
      rows: [
        tested([244], 'POST /api/auth/login with email and password gives the user.', [
          'server/features/auth/auth.test.ts',
          'accepts the email in any case, and opens a new session each time',
        ]),
        tested([245], 'POST /api/auth/register creates a customer; the names are optional.', [
          'server/features/auth/auth.test.ts',
          'creates a customer with an empty wallet',
        ]),
        tested([246, 247], 'GET /api/products lists all, /api/products/category/{category} those of a category.', [
          'server/features/catalog/catalog.test.ts',
          'of a category are those of the full list that belong to it',
        ]),
        tested([248], 'POST /api/admin/auth gives a token and the admin.', [
          'server/features/admin/admin.test.ts',
          'returns an opaque token and the names',
        ]),
        tested([249], 'GET /api/admin/stats gives the figures.', [
          'server/features/admin/admin.test.ts',
          'the statistics count users, instances and money',
        ]),
        tested([250, 251, 252, 253], 'GET /api/admin/users, vps, transactions and tickets give the lists.', [
          'server/features/admin/admin.test.ts',
          'show their rows with their owners',
        ]),
        shown(
          [254, 255, 256],
          'PATCH of a user’s status or balance, or of an instance’s status: “Cập nhật thành công”.',
          ['components-toast--updated', 'Cập nhật thành công'],
        ),
        tested([254, 255, 256], 'The change shows at once, and the list is refreshed.', [
          'site/app/hooks/use-admin-list.browser.test.tsx',
          'a changed row is shown immediately, and the page is requested again in the background',
        ]),
        tested([257], 'POST /api/vps/order refreshes the list of instances and the balance.', [
          'site/app/hooks/account-resources.browser.test.tsx',
          'an order is shown from its own response',
        ]),
        tested([258], 'POST /api/wallet/deposit refreshes the balance and the transactions.', [
          'site/e2e/dashboard.spec.ts',
          'a deposit is shown from its own response',
        ]),
        departs(
          [259, 260, 261, 262, 263],
          'The customer’s instances, transactions, tickets and balance are defined but never fetched.',
          'They are fetched: the dashboard shows the signed-in customer’s own.',
          "The dashboard's sample user",
          ['screens-dashboardscreen--vps', 'cua-hang-online', '454.000 ₫'],
        ),
        departs(
          [264],
          'Phone verification makes no calls.',
          'The server keeps the number that was verified; the steps are those of the specification.',
          'A verified phone',
          ['account-phoneverification--verified-by-keyboard', 'Số điện thoại đã được xác minh'],
        ),
        departs(
          [264],
          'The support chat makes no calls.',
          'What is written becomes a support ticket; the steps are those of the specification.',
          'The support chat',
          ['account-supportchat--open', 'Tin nhắn của bạn'],
        ),
      ],
    },
    {
      title: 'What is seen of them',
      rows: [
        shown(
          [],
          'While a list loads, its rows are drawn as skeletons.',
          ['back-office-userstable--loading', label('Đang tải')],
          ['account-vpsrows--loading', label('Đang tải')],
        ),
        shown(
          [],
          'While a change is pending, the control says so.',
          ['back-office-balancedialog--pending', 'Đang cập nhật…'],
          ['account-topupdialog--pending', 'Đang tạo yêu cầu…'],
          ['account-orderdialog--pending', 'Đang'],
        ),
      ],
    },
  ],
}
