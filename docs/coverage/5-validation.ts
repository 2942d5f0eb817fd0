import { elsewhere, type Section, shown } from './rows.ts'

export const validation: Section = {
  title: '5 Validation rules',
  groups: [
    {
      title: 'Auth dialog',
      rows: [
        shown(
          'Email and password are required: “Lỗi”, “Vui lòng điền đầy đủ thông tin”.',
          'storefront-authdialog--asks-for-email-and-password',
          'storefront-authdialog--asks-for-the-password',
        ),
        shown(
          'Register requires a name: “Vui lòng nhập họ tên”.',
          'storefront-authdialog--asks-for-the-name',
          'storefront-authdialog--register-says-all-that-is-wrong',
        ),
        shown(
          'The passwords must be equal: “Mật khẩu xác nhận không khớp”.',
          'storefront-authdialog--passwords-differ',
        ),
        shown(
          'The first word becomes the first name, the rest the last name; with one word both are that word.',
          'storefront-authdialog--registers',
        ),
        shown('Email is a browser email field.', 'storefront-authdialog--login-refuses-what-is-invalid'),
      ],
    },
    {
      title: 'Login page',
      rows: [
        shown('“Please enter a valid email”.', 'account-logincard--login-refuses-what-is-invalid'),
        shown(
          '“Password must be at least 6 characters”.',
          'account-logincard--login-refuses-what-is-invalid',
          'account-logincard--register-refuses-what-is-invalid',
        ),
        shown(
          '“First name must be at least 2 characters”, “Last name must be at least 2 characters”, when given.',
          'account-logincard--register-refuses-what-is-invalid',
          'account-logincard--registers-without-names',
        ),
        shown('“Passwords don’t match”.', 'account-logincard--register-refuses-what-is-invalid'),
      ],
    },
    {
      title: 'Back-office',
      rows: [
        shown(
          'Login: “Vui lòng nhập đầy đủ email và mật khẩu”.',
          'back-office-adminlogin--asks-for-both',
          'back-office-adminlogin--asks-for-the-password',
        ),
        shown(
          'A balance is submitted only when it is not empty.',
          'back-office-balancedialog--default',
          'back-office-userstable--balance-is-empty',
        ),
      ],
    },
    {
      title: 'Order VPS',
      rows: [
        shown(
          '“Please select a VPS plan”, “Please select a server location”.',
          'account-orderdialog--says-what-is-missing',
        ),
        shown(
          '“VPS name is required”, “Name must be less than 50 characters”: 1 to 50.',
          'account-orderdialog--says-what-is-missing',
          'account-orderdialog--refuses-a-long-name',
        ),
        shown('“Please select an operating system”.', 'account-orderdialog--says-what-is-missing'),
        shown('Billing is monthly or yearly.', 'account-orderdialog--chosen', 'account-orderdialog--yearly'),
        elsewhere(
          '“Please select a billing period”.',
          'Monthly is chosen from the start and cannot be taken back, so nobody meets it; the schema’s test knows the sentence.',
        ),
        shown('Systems are limited to those the plan supports.', 'account-orderdialog--offers-the-systems-of-the-plan'),
        shown(
          'When the cost exceeds the balance the order cannot be sent: “Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.”',
          'account-orderdialog--balance-too-small',
          'account-orderdialog--balance-just-enough',
        ),
      ],
    },
    {
      title: 'Top-up',
      rows: [
        shown('“Số tiền không được để trống”.', 'account-topupdialog--says-what-is-missing'),
        shown('“Số tiền tối thiểu là 50,000 VND”.', 'account-topupdialog--refuses-less-than-the-minimum'),
        shown('“Vui lòng chọn phương thức thanh toán”.', 'account-topupdialog--says-what-is-missing'),
        shown('The description is optional.', 'account-topupdialog--filled'),
      ],
    },
    {
      title: 'Phone and chat',
      rows: [
        shown('“Vui lòng nhập số điện thoại”.', 'account-phoneverification--asks-for-the-number'),
        shown(
          '“Vui lòng nhập mã xác minh”; at most 6 characters.',
          'account-phoneverification--asks-for-the-code',
          'account-phoneverification--code',
        ),
        shown(
          'Chat: email and message are both required, “Vui lòng điền đầy đủ thông tin”.',
          'account-supportchat--asks-for-both',
          'account-supportchat--asks-for-the-message',
        ),
      ],
    },
  ],
}
