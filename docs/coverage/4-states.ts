import { elsewhere, type Section, shown } from './rows.ts'

export const states: Section = {
  title: '4 States and transitions',
  groups: [
    {
      title: 'Session',
      rows: [
        shown('Unauthenticated or authenticated.', 'storefront-header--signed-out', 'storefront-header--signed-in'),
        shown(
          'Logout clears the session.',
          'storefront-header--user-menu-by-keyboard',
          'account-dashboardheader--signs-out-by-keyboard',
        ),
        elsewhere(
          'At the start a stored token and user that parse make the session authenticated; what does not parse is cleared.',
          'Nothing to see: site/app/session is tested in a browser.',
        ),
        elsewhere('Stored under authToken and userData.', 'Nothing to see: site/app/session is tested in a browser.'),
        shown('Admin session: none shows the admin login.', 'screens-adminscreen--login'),
      ],
    },
    {
      title: 'Auth dialog and login page',
      rows: [
        shown(
          'Switching the mode keeps the dialog open.',
          'storefront-authdialog--switching-keeps-the-email',
          'storefront-authdialog--switching-forgets-what-was-wrong',
        ),
        shown('Submit moves to pending.', 'storefront-authdialog--pending', 'storefront-authdialog--register-pending'),
        shown(
          'Success shows a notice, closes the dialog and clears the form.',
          'storefront-authdialog--success-clears-the-form',
          'components-toast--positive',
        ),
        shown(
          'Failure shows a destructive notice and the dialog stays open.',
          'storefront-authdialog--wrong-password',
          'storefront-authdialog--email-taken',
          'components-toast--critical',
          'components-toast--over-a-dialog',
        ),
        shown(
          'The login tab and the register tab toggle; after registration the login tab shows.',
          'account-logincard--switched-by-keyboard-keeps-the-email',
          'account-logincard--registered',
        ),
      ],
    },
    {
      title: 'Statuses',
      rows: [
        shown(
          'VPS: active, suspended, terminated; an admin can set any of the three.',
          'back-office-statusselect--default',
          'back-office-vpstable--suspends',
          'back-office-vpstable--terminates-once-confirmed',
        ),
        shown(
          'The customer also knows creating, pending, failed and completed.',
          'account-vpslist--every-status',
          'components-statusbadge--instances',
        ),
        shown(
          'User: active or locked, toggled by an admin.',
          'back-office-userstable--locks-once-confirmed',
          'back-office-userstable--activates-a-user',
          'components-statusbadge--users',
        ),
        shown(
          'Transaction: pending, completed, failed.',
          'components-statusbadge--transactions',
          'account-transactionlist--every-type-and-status',
        ),
        shown('Ticket: open, in_progress, closed.', 'components-statusbadge--tickets', 'account-ticketlist--default'),
        shown('Priority: low, medium, high, urgent.', 'components-ticketprioritybadge--all'),
        shown(
          'Green for active or completed, yellow for pending or creating, red for suspended or failed.',
          'components-statusbadge--instances',
          'components-statusbadge--transactions',
        ),
        shown('A newly ordered VPS is being set up and ready in a few minutes.', 'account-vpslist--just-ordered'),
      ],
    },
    {
      title: 'Onboarding dialog',
      rows: [
        shown(
          '4 steps: welcome, verify phone, deposit, explore VPS.',
          'account-onboardingdialog--default',
          'account-onboardingdialog--phone',
          'account-onboardingdialog--deposit',
          'account-onboardingdialog--explore',
        ),
        shown(
          'Back, next and finish.',
          'account-onboardingdialog--there-and-back-by-keyboard',
          'account-onboardingdialog--finishes-on-the-last-step',
        ),
        elsewhere(
          'It opens by itself if the seen flag is not stored and the phone is unverified or the balance is 0.',
          'A matter of the site, tested in a browser (site/app/hooks).',
        ),
        elsewhere('Closing it stores the seen flag.', 'A matter of the site, tested in a browser (site/app/hooks).'),
      ],
    },
    {
      title: 'Phone verification and support chat',
      rows: [
        shown(
          'Enter a phone number, then a code, then verified.',
          'account-phoneverification--default',
          'account-phoneverification--code',
          'account-phoneverification--verified-by-keyboard',
        ),
        shown(
          'Simulated: the step waits 1.5 seconds, and says so.',
          'account-phoneverification--sending-the-code',
          'account-phoneverification--verifying',
        ),
        shown(
          'Support chat: email and message, then sent.',
          'account-supportchat--open',
          'account-supportchat--sending',
          'account-supportchat--sent',
        ),
      ],
    },
    {
      title: 'Theme, notices, menu',
      rows: [
        shown('Theme: dark or light, default dark.', 'account-dashboardheader--toggles-the-theme'),
        elsewhere(
          'The theme is stored in local storage.',
          'Nothing to see: providers/theme is tested in a browser. Reload the site to see it kept.',
        ),
        shown('At most 1 notice at a time: a new one takes the place of the old.', 'components-toast--replaced'),
        elsewhere(
          'It goes after 5000 ms; a dismissed one is removed after 1,000,000 ms.',
          'Time stands still in stories. The rules are tested with a clock of their own beside Toast.',
        ),
        elsewhere(
          'Swiping right by 50 px dismisses it.',
          'Tested beside Toast with a pointer; try it on any story of Toast.',
        ),
        shown('F8 focuses the notices.', 'components-toast--focused-by-key'),
        shown(
          'The header’s menu on a phone: open or closed.',
          'storefront-header--menu-open',
          'storefront-header--escape-closes-the-menu',
        ),
        elsewhere(
          'Trial: free for 7 days, after which the account is suspended unless upgraded.',
          'Wording of an answer; the specification shows no enforcement.',
        ),
      ],
    },
  ],
}
