import { elsewhere, type Section, shown } from './rows.ts'

export const calls: Section = {
  title: '7 The calls it makes, as far as they are seen',
  groups: [
    {
      title: 'What a person notices',
      rows: [
        shown(
          'While a list loads, rows of its height stand in its place.',
          'back-office-userstable--loading',
          'account-vpslist--loading',
          'components-table--loading-keeps-its-height',
        ),
        shown(
          'Locking, a balance or a status is under way: the control says so and takes no second press.',
          'back-office-userstable--locks-once-confirmed',
          'back-office-balancedialog--pending',
          'back-office-statusselect--pending',
        ),
        shown('An update that succeeded says “Cập nhật thành công”.', 'components-toast--positive'),
        shown('An order is under way.', 'account-orderdialog--pending'),
        shown('A deposit is under way.', 'account-topupdialog--pending'),
        shown(
          'Nothing is retried by itself: a failure offers to try again.',
          'components-errorstate--retried-by-keyboard',
          'back-office-userstable--failed',
        ),
        shown(
          'Phone verification, the chat and creating a ticket make no calls.',
          'account-phoneverification--verified-by-keyboard',
          'account-supportchat--sent',
          'account-ticketlist--default',
        ),
        elsewhere(
          'After an order the VPS list and the balance are fresh; after a deposit the balance and the transactions.',
          'Seen in the site alone; walked by the test of the whole path.',
        ),
        elsewhere('Paths, methods, cookies and JSON of each call.', 'docs/api.md, and the tests of the server.'),
      ],
    },
  ],
}
