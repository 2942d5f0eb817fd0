import { departs, label, open, type Section, shown, tested } from './rows.ts'

export const states: Section = {
  title: '4 States and transitions',
  groups: [
    {
      title: 'Session',
      rows: [
        shown(
          [167],
          'Unauthenticated or authenticated.',
          ['storefront-header--signed-out', 'Đăng nhập', 'Đăng ký'],
          ['storefront-header--signed-in', 'Bảng điều khiển', 'Lan'],
        ),
        tested([168], 'A stored token and user that parse make the session authenticated.', [
          'site/app/session/auth-provider.browser.test.tsx',
          'a stored token and user are read as a session',
        ]),
        tested([169], 'User data that does not parse clears both, and there is no session.', [
          'site/app/session/auth-provider.browser.test.tsx',
          'stored data that does not parse is cleared under both keys',
        ]),
        tested([170, 172], 'Login stores both, under authToken and userData.', [
          'site/app/session/customer-session.browser.test.tsx',
          'the session is stored under the keys of the product spec',
        ]),
        tested([171], 'Logout clears both.', [
          'site/app/hooks/use-sign-out.browser.test.tsx',
          'signing out ends the session on the server and in the browser',
        ]),
        shown([181], 'Admin session: none shows the admin login.', [
          'screens-adminscreen--login',
          'Chỉ dành cho quản trị viên',
        ]),
        tested([182], 'The admin login stores token and admin.', [
          'site/app/session/admin-session.browser.test.tsx',
          'the token and the admin are stored under separate keys',
        ]),
        tested([183, 278], 'The admin logout clears them and says “Đã đăng xuất”.', [
          'site/app/hooks/use-sign-out.browser.test.tsx',
          'signing out ends the session on the server and in the browser, and shows a toast',
        ]),
      ],
    },
    {
      title: 'Auth dialog and login page',
      rows: [
        shown(
          [173],
          'The dialog is closed, or open in login or register mode.',
          ['storefront-authdialog--the-close-button-closes', 'Mở đăng nhập'],
          ['storefront-authdialog--login', 'Chưa có tài khoản?'],
          ['storefront-authdialog--register', 'Đã có tài khoản?'],
        ),
        shown([174], 'Switching the mode keeps the dialog open.', [
          'storefront-authdialog--switching-keeps-the-email',
          'Đăng ký tài khoản',
          'lan@sen.test',
        ]),
        shown([175], 'Submit moves to pending.', ['storefront-authdialog--pending', 'Đang đăng nhập...']),
        shown(
          [176],
          'Success shows a notice, closes the dialog and clears the form.',
          ['storefront-authdialog--logs-in', 'Đăng nhập thành công', 'Chào mừng bạn quay trở lại'],
          ['storefront-authdialog--success-clears-the-form', 'Đăng nhập thành công', 'Ghi nhớ đăng nhập'],
        ),
        shown(
          [177],
          'Failure shows a destructive notice and the dialog stays open.',
          ['storefront-authdialog--wrong-password', 'Đăng nhập thất bại', 'Ghi nhớ đăng nhập'],
          ['storefront-authdialog--email-taken', 'Đăng ký thất bại', 'Đăng ký tài khoản'],
        ),
        shown(
          [178, 179],
          'The login tab and the register tab toggle; after registration the login tab shows.',
          ['account-logincard--switching-by-keyboard-keeps-the-email', 'Create your account', 'lan@sen.test'],
          ['account-logincard--registered', 'Welcome back', 'Registration successful!'],
        ),
      ],
    },
    {
      title: 'Statuses',
      rows: [
        shown([184], 'VPS: active, suspended, terminated; an admin can set any of the three.', [
          'back-office-vpstable--status-is-a-menu',
          'Đang chạy',
          'Tạm ngưng',
          'Chấm dứt…',
        ]),
        shown([185], 'The customer also knows creating, pending, failed and completed.', [
          'domain-statusbadge--instances',
          'Đang khởi tạo',
          'Đang chờ',
          'Không tạo được',
          'Hoàn tất',
        ]),
        shown(
          [186],
          'User: active or locked, toggled by an admin.',
          ['domain-statusbadge--users', 'Hoạt động', 'Đã khóa'],
          ['back-office-userstable--active-and-locked', 'Hoạt động', 'Đã khóa'],
          ['back-office-userstable--status-is-a-menu', 'Khóa…'],
        ),
        shown([187], 'Transaction: pending, completed, failed.', [
          'domain-statusbadge--transactions',
          'Đang xử lý',
          'Thành công',
          'Thất bại',
        ]),
        shown(
          [188],
          'Green for active or completed, yellow for pending or creating, red for suspended or failed.',
          ['domain-statusbadge--instances', 'Đang khởi tạo', 'Đang chạy', 'Tạm ngưng', 'Không tạo được'],
          ['domain-statusbadge--transactions', 'Đang xử lý', 'Thành công', 'Thất bại'],
        ),
        shown([189], 'Ticket: open, in_progress, closed.', [
          'domain-statusbadge--tickets',
          'Đang mở',
          'Đang xử lý',
          'Đã đóng',
        ]),
        shown([190], 'Priority: low, medium, high, urgent.', [
          'domain-ticketprioritybadge--all',
          'Thấp',
          'Trung bình',
          'Cao',
          'Khẩn cấp',
        ]),
        shown([196], 'A newly ordered VPS is being set up and ready in a few minutes.', [
          'account-vpsrows--just-ordered',
          'Đang khởi tạo',
          'sẵn sàng trong vài phút',
        ]),
      ],
    },
    {
      title: 'Onboarding dialog',
      rows: [
        shown(
          [191],
          '4 steps: welcome, verify phone, deposit, explore VPS.',
          ['account-onboardingdialog--welcome', 'Chào mừng Minh đến với Sen Cloud'],
          ['account-onboardingdialog--phone', 'Xác minh số điện thoại'],
          ['account-onboardingdialog--deposit', 'Mỗi lần nạp tối thiểu 50.000 ₫'],
          ['account-onboardingdialog--explore', 'Chọn gói, vị trí và hệ điều hành.'],
        ),
        shown(
          [191],
          'Next, back and finish.',
          ['account-onboardingdialog--welcome', 'Tiếp theo'],
          ['account-onboardingdialog--explore', 'Quay lại', 'Hoàn tất'],
        ),
        tested([192], 'It opens by itself if it was not seen and the phone is unverified or the balance is 0.', [
          'site/app/hooks/use-onboarding.browser.test.tsx',
          'the guide opens once for a newcomer',
        ]),
        tested([193], 'Closing it stores that it was seen.', [
          'site/app/session/onboarding-seen.browser.test.tsx',
          'closing the guide is stored',
        ]),
      ],
    },
    {
      title: 'Phone verification and support chat',
      rows: [
        shown(
          [194],
          'Enter a phone number, then a code, then verified.',
          ['account-phoneverification--enter-number', 'Số điện thoại', 'Gửi mã xác minh'],
          ['account-phoneverification--code', 'Mã xác minh', 'Nhập mã gồm 6 chữ số đã gửi tới 0912345678'],
          ['account-phoneverification--verified-by-keyboard', 'Số điện thoại đã được xác minh'],
        ),
        shown(
          [194],
          'While a step waits, its button says so.',
          ['account-phoneverification--sending-the-code', 'Đang gửi mã…'],
          ['account-phoneverification--verifying', 'Đang xác minh…'],
        ),
        tested(
          [194, 195, 334],
          'Simulated: each step takes 1.5 seconds, and no message is sent. What is verified or written is kept all the same.',
          ['site/e2e/messages.spec.ts', 'each step takes 1.5 seconds'],
          ['design-system/tokens/timing.test.ts', 'the times are those of the product spec'],
        ),
        departs(
          [195],
          'Support chat: email and message, then sent.',
          'The chat is a ticket: the message stands in the conversation once the server has it, and the account has the email.',
          'The support chat',
          ['account-supportchat--open', 'Tin nhắn của bạn', 'Gửi'],
          ['account-supportchat--going-on', 'Bạn', 'Sen Cloud'],
        ),
      ],
    },
    {
      title: 'Trial, theme, toasts, menu',
      rows: [
        shown([197], 'Trial: free for 7 days, after which the account is suspended unless upgraded.', [
          'storefront-faq--first-open',
          'Bạn dùng thử miễn phí 7 ngày',
          'máy chủ dùng thử bị tạm ngưng cho đến khi bạn chuyển sang trả phí',
        ]),
        open([198], 'Whether the trial is enforced.', 'The specification does not show it.'),
        shown([199], 'Theme: dark or light, with a button for the other.', [
          'account-dashboardheader--signed-in',
          label('Chuyển sang giao diện sáng'),
        ]),
        tested(
          [199],
          'The theme is dark at first, and stored.',
          ['design-system/providers/theme-script.test.ts', 'the page is dark when'],
          [
            'design-system/providers/theme.browser.test.tsx',
            'the theme switches from dark to light and back, and each choice is stored',
          ],
        ),
        shown([200], 'At most 1 toast at a time: a new one takes the place of the old.', [
          'components-toast--replaced',
          'Đã sao chép địa chỉ IP',
        ]),
        tested(
          [200, 201],
          'A toast goes after 5000 ms, and its record 1,000,000 ms later.',
          [
            'design-system/components/feedback/Toast/toast-store.test.ts',
            'a toast is visible after 4,999 ms and closed after 5,000 ms',
          ],
          ['design-system/components/feedback/Toast/toast-store.test.ts', 'is removed after 1,000,000 ms'],
        ),
        tested(
          [200],
          'A swipe to the right dismisses it beyond 50 px.',
          ['design-system/components/feedback/Toast/Toast.browser.test.tsx', 'of 50 px to the right does not dismiss'],
          [
            'design-system/components/feedback/Toast/Toast.browser.test.tsx',
            'of 51 px to the right dismisses the toast',
          ],
        ),
        shown([200], 'F8 focuses the region of notifications.', [
          'components-toast--focused-by-key',
          label('Thông báo (F8)'),
        ]),
        shown(
          [202],
          'The header’s menu on a phone: open or closed.',
          ['storefront-header--menu-open', 'Giỏ hàng', 'Sản phẩm'],
          ['storefront-header--escape-closes-the-menu', 'Đăng ký'],
        ),
        departs(
          [194, 195],
          'Neither step makes a call.',
          'The steps are the specification’s; the server keeps the number that was verified.',
          'A verified phone',
        ),
      ],
    },
  ],
}
