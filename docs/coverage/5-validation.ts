import { departs, open, type Section, shown, tested } from './rows.ts'

export const validation: Section = {
  title: '5 Validation rules',
  groups: [
    {
      title: 'Auth dialog',
      rows: [
        open([203, 214, 223], 'The three forms with rules of their own.', 'Headings.'),
        shown([204, 205], 'Email and password are required: “Lỗi”, “Vui lòng điền đầy đủ thông tin”.', [
          'storefront-authdialog--requires-email-and-password',
          'Lỗi',
          'Vui lòng điền đầy đủ thông tin',
        ]),
        shown([206], 'Register requires a name: “Vui lòng nhập họ tên”.', [
          'storefront-authdialog--requires-the-name',
          'Vui lòng nhập họ tên',
        ]),
        shown([206], 'The passwords must be equal: “Mật khẩu xác nhận không khớp”.', [
          'storefront-authdialog--passwords-differ',
          'Mật khẩu xác nhận không khớp',
        ]),
        tested([207, 208], 'The first word becomes the first name, the rest the last name; one word is both.', [
          'server/contracts/rules/split-name.test.ts',
          'splits "%s" into',
        ]),
        open(
          [209],
          'How long a password must be in the dialog.',
          'The specification does not show it; the server asks for 6 characters.',
        ),
      ],
    },
    {
      title: 'Login page',
      rows: [
        shown([210], '“Please enter a valid email” and “Password must be at least 6 characters”.', [
          'account-logincard--login-refuses-invalid-input',
          'Please enter a valid email',
          'Password must be at least 6 characters',
        ]),
        shown(
          [211, 290],
          'Register: the same, “First name must be at least 2 characters” and “Last name must be at least 2 characters” when given, and “Passwords don’t match”.',
          [
            'account-logincard--register-refuses-invalid-input',
            'First name must be at least 2 characters',
            'Last name must be at least 2 characters',
            'Please enter a valid email',
            'Password must be at least 6 characters',
            "Passwords don't match",
          ],
        ),
      ],
    },
    {
      title: 'Back-office',
      rows: [
        shown([212], 'Login: “Vui lòng nhập đầy đủ email và mật khẩu”.', [
          'back-office-adminlogin--requires-both-fields',
          'Vui lòng nhập đầy đủ email và mật khẩu',
        ]),
        shown([213], 'A balance is submitted only when it is not empty: the empty form stays as it is.', [
          'back-office-balancedialog--empty-amount',
          'Số dư mới',
          'Cập nhật',
        ]),
      ],
    },
    {
      title: 'Order VPS',
      rows: [
        shown([215], '“Please select a VPS plan”.', [
          'account-orderdialog--shows-missing-fields',
          'Please select a VPS plan',
        ]),
        shown([216], '“Please select a server location”.', [
          'account-orderdialog--shows-missing-fields',
          'Please select a server location',
        ]),
        shown([217], '“VPS name is required”.', ['account-orderdialog--shows-missing-fields', 'VPS name is required']),
        shown([217, 291], '“Name must be less than 50 characters”: up to 50 are accepted.', [
          'account-orderdialog--refuses-a-long-name',
          'Name must be less than 50 characters',
        ]),
        shown([218], '“Please select an operating system”.', [
          'account-orderdialog--shows-missing-fields',
          'Please select an operating system',
        ]),
        shown([219], 'Billing is monthly or yearly.', [
          'account-orderdialog--yearly',
          'Chu kỳ thanh toán Theo tháng 159.000 ₫/tháng 12 tháng tổng cộng 1.908.000 ₫ Theo năm',
        ]),
        tested([219], '“Please select a billing period”: one is always chosen, so no form can show it.', [
          'design-system/account/OrderDialog/order-schema.test.ts',
          'reports each rule with the message of the spec',
        ]),
        shown([220], 'Systems are limited to those the plan supports.', [
          'account-orderdialog--balance-too-small',
          'Gói Basic không hỗ trợ Windows Server 2019.',
        ]),
        shown(
          [221, 222],
          'An order above the balance cannot be sent: “Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.”',
          ['account-orderdialog--balance-too-small', 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.'],
        ),
      ],
    },
    {
      title: 'Top-up',
      rows: [
        shown([224], '“Số tiền không được để trống”.', [
          'account-topupdialog--shows-missing-fields',
          'Số tiền không được để trống',
        ]),
        shown([224, 293], '“Số tiền tối thiểu là 50,000 VND”.', [
          'account-topupdialog--refuses-less-than-the-minimum',
          'Số tiền tối thiểu là 50,000 VND',
        ]),
        shown([225], '“Vui lòng chọn phương thức thanh toán”.', [
          'account-topupdialog--shows-missing-fields',
          'Vui lòng chọn phương thức thanh toán',
        ]),
        shown([226], 'The description is optional.', ['account-topupdialog--empty-form', 'Ghi chú (không bắt buộc)']),
      ],
    },
    {
      title: 'Phone and chat',
      rows: [
        shown([227], '“Vui lòng nhập số điện thoại”.', [
          'account-phoneverification--requires-the-number',
          'Vui lòng nhập số điện thoại',
        ]),
        shown([228, 292], '“Vui lòng nhập mã xác minh”; at most 6 characters.', [
          'account-phoneverification--requires-the-code',
          'Vui lòng nhập mã xác minh',
          'mã gồm 6 chữ số',
        ]),
        departs(
          [229],
          'Chat: email and message are both required, “Vui lòng điền đầy đủ thông tin”.',
          'There is only the message: the account has the email. The field says what is missing in it.',
          'The support chat',
          ['account-supportchat--open', 'Tin nhắn của bạn'],
          ['account-supportchat--requires-the-message', 'Vui lòng nhập nội dung tin nhắn'],
        ),
      ],
    },
  ],
}
