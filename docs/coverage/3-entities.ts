import { elsewhere, type Section, shown } from './rows.ts'

const stored = 'Held by the browser or the server and drawn nowhere; the tests of the site and the server check it.'

export const entities: Section = {
  title: '3 Entities and their fields',
  groups: [
    {
      title: 'What is seen of them',
      rows: [
        shown(
          'Session user: first name, email and role decide what the header shows.',
          'storefront-header--signed-in',
          'storefront-header--without-first-name',
          'storefront-header--admin-sees-the-back-office',
        ),
        shown('User: id, email, names, balance, active or locked.', 'back-office-userstable--default'),
        shown(
          'User: email and phone, verified or not.',
          'account-overviewpanel--nothing-verified',
          'account-overviewpanel--all-verified',
        ),
        shown('Admin: first name, last name, email.', 'back-office-adminheader--signed-in'),
        shown('Product: name, description, category, price, features.', 'storefront-productcard--default'),
        shown(
          'Plan: name, price, original price struck through, period, popular, cpu, ram, storage, bandwidth, ip, features, button.',
          'storefront-plancard--default',
          'storefront-plancard--popular',
        ),
        shown(
          'Testimonial: name, role, company, avatar, rating (all 5), content, highlight.',
          'storefront-testimonialcard--default',
        ),
        shown(
          'Feature card: icon, title, description, colour.',
          'storefront-featurecard--default',
          'storefront-featurecard--tones',
        ),
        shown(
          'Datacenter: location, name, image, ping, features, coordinates.',
          'storefront-datacentercard--default',
          'storefront-datacentermap--default',
        ),
        shown(
          'Comparison row: feature, and values for the provider and 3 competitors.',
          'storefront-comparisontable--default',
        ),
        shown('Admin stats: users, instances, revenue.', 'back-office-statsoverview--default'),
        shown(
          'Admin VPS row: id, name, IP, status; owner’s names and email; plan, cpu, ram.',
          'back-office-vpstable--default',
          'back-office-ownercell--default',
        ),
        shown(
          'Customer VPS: name, IP, status, cpu, ram, storage, operating system, next billing date.',
          'account-vpslist--default',
        ),
        shown(
          'Admin transaction: id, type, amount, method, status, date, user.',
          'back-office-transactionstable--default',
        ),
        shown(
          'Customer transaction: type, amount, status, description, date.',
          'account-transactionlist--every-type-and-status',
        ),
        shown(
          'Ticket: subject, category, priority, status, date.',
          'account-ticketlist--default',
          'back-office-ticketstable--default',
        ),
        shown(
          'VPS plan of the order dialog: name, cpu, ram, storage, bandwidth, monthly and yearly price, supported systems.',
          'account-orderdialog--default',
          'account-orderdialog--offers-the-systems-of-the-plan',
        ),
        shown('Location: name, country, city, flag.', 'account-orderdialog--default'),
        shown(
          'Form of the auth dialog: name, email, password, confirmPassword, rememberMe.',
          'storefront-authdialog--register',
        ),
      ],
    },
    {
      title: 'What is sent',
      rows: [
        shown(
          'Order: plan, location, name, operating system, billing period, dates, total cost.',
          'account-orderdialog--chosen',
          'account-orderdialog--pending',
        ),
        shown(
          'Deposit: amount, payment method, description.',
          'account-topupdialog--filled',
          'account-topupdialog--pending',
        ),
        shown('Login: email and password.', 'storefront-authdialog--logs-in', 'account-logincard--enter-logs-in'),
        shown(
          'Register: email, password, first name, last name. On the login page the names are optional and confirmPassword is dropped.',
          'storefront-authdialog--registers',
          'account-logincard--registers-without-names',
        ),
        elsewhere('After login on the landing dialog the token is the user id; ids are strings.', stored),
        elsewhere('A deposit has type “deposit” and status “pending”.', stored),
      ],
    },
  ],
}
