import { decided, elsewhere, type Section, shown } from './rows.ts'

export const screens: Section = {
  title: '2 Screens and routes',
  groups: [
    {
      title: 'Routes',
      rows: [
        shown(
          '/ is the landing page: one page with header, sections and footer.',
          'screens-landingscreen--signed-out',
          'screens-landingscreen--signed-in',
        ),
        shown(
          '/login has login and register tabs, and a link back home.',
          'screens-loginscreen--login',
          'screens-loginscreen--register',
        ),
        shown('/dashboard is the customer dashboard.', 'screens-dashboardscreen--vps'),
        shown(
          '/products shows all products; /products/{category} those of the category.',
          'screens-productsscreen--all',
          'screens-productsscreen--one-category',
          'screens-productsscreen--unknown-category',
        ),
        shown('/admin is the back-office.', 'screens-adminscreen--login', 'screens-adminscreen--dashboard'),
        shown(
          'Any other path says “404 Page Not Found” and “Did you forget to add the page to the router?”.',
          'screens-notfoundscreen--default',
        ),
        shown('Links whose screens are not shown lead to the not-found page.', 'screens-notfoundscreen--default'),
      ],
    },
    {
      title: 'Header',
      rows: [
        shown(
          'Groups: Activity, Product, Solutions, Partners, Services, Company.',
          'storefront-header--signed-out',
          'storefront-header--in-english',
        ),
        shown(
          'On the desktop, groups are dropdowns.',
          'storefront-header--activity-open',
          'storefront-header--product-open',
          'storefront-header--solutions-open',
          'storefront-header--partners-open',
          'storefront-header--services-open',
          'storefront-header--company-open',
          'storefront-header--one-group-at-a-time',
        ),
        shown(
          'On a phone, a toggled, expanded list.',
          'storefront-header--menu-open',
          'storefront-header--menu-with-a-group-expanded',
          'storefront-header--escape-closes-the-menu',
        ),
        shown(
          'Direct links: / and /dashboard (account).',
          'storefront-header--signed-in',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'The link /admin shows only to users with role admin.',
          'storefront-header--admin-sees-the-back-office',
          'storefront-header--menu-of-an-admin',
        ),
        shown('Language selector: English or Chinese, no visible effect.', 'storefront-header--chooses-a-language'),
        shown(
          'Logged out: Cart, Login and Register buttons; they open the login or register dialog.',
          'storefront-header--signed-out',
          'storefront-header--asks-to-sign-in',
          'storefront-header--asks-to-sign-in-from-the-menu',
        ),
        shown(
          'Logged in: a Dashboard link and a user menu, labelled with the first name.',
          'storefront-header--signed-in',
        ),
        shown(
          'Without a first name the user menu is labelled with the email.',
          'storefront-header--without-first-name',
        ),
        shown(
          'Entries of the user menu: account, admin (admins only), logout, in Vietnamese.',
          'storefront-header--user-menu-by-keyboard',
          'storefront-header--admin-sees-the-back-office',
        ),
      ],
    },
    {
      title: 'Links of the header',
      rows: [
        shown(
          'Activity: /activity/flash-sale, /activity/new-user, /activity/group, /activity/member-saturday.',
          'storefront-header--activity-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Partners: /partners/affiliate, /partners/affiliates, /partners/reseller.',
          'storefront-header--partners-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Cloud: /products/cloud-solutions with public-cloud, cloud-gpu, cloud-phone, vps, bare-metal-cloud, cloud-bandwidth, cloud-ddos-plus, container, load-balancer, mirroring, cloud-disk, vpc, backup, public-ip, nat-gateway, object-storage.',
          'storefront-header--product-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Dedicated: /products/dedicated-server with dedicated, bandwidth-server, high-bandwidth, multiple-ips, ddos-protection, custom-server, gpu-server.',
          'storefront-header--product-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Domain and hosting: /products/domain-hosting with domain-registration, shared-hosting, ssl-certificate, business-email.',
          'storefront-header--product-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Solutions: /solutions/palworld, /solutions/one-stop, /solutions/connectivity.',
          'storefront-header--solutions-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Services and support: /support/knowledge, /tools, /support/guide, /support/self-service, /docs/api, /support, /support/suggestions.',
          'storefront-header--services-open',
          'storefront-header--leads-where-the-spec-says',
        ),
        shown(
          'Company: /news, /careers, /legal/agreements, /about, /contact.',
          'storefront-header--company-open',
          'storefront-header--leads-where-the-spec-says',
        ),
      ],
    },
    {
      title: 'Links of the footers',
      rows: [
        shown(
          'Landing footer: /, /pricing, /docs, /terms, /vps-linux, /vps-windows, /dedicated, /cloud, /support, /payment-guide, /api-docs, /status, /privacy, /sla, /refund.',
          'storefront-footer--default',
        ),
        shown(
          'Social links to four provider pages (a social network, a messaging app, a chat app, a code-hosting site) open in a new tab.',
          'storefront-footer--social-links-open-in-a-new-tab',
        ),
        shown('A placeholder hotline and business-registration text.', 'storefront-footer--default'),
        shown(
          'Products-page footer: /products/editor, /products/components, /products/templates, /products/api, /docs, /examples, /blog, /community, /privacy, /terms, /cookies.',
          'storefront-productsfooter--default',
        ),
        shown('The Chinese footer.', 'storefront-chinesefooter--default'),
      ],
    },
    {
      title: 'Landing page: hero',
      rows: [
        shown('A promo badge, a headline, and a subtitle with the starting price.', 'storefront-hero--default'),
        shown('Buttons “Dùng Thử Miễn Phí 7 Ngày” and “Xem Demo”.', 'storefront-hero--default'),
        shown(
          'Three reassurance lines: setup in 5 minutes, 30-day refund, no credit card needed.',
          'storefront-hero--default',
        ),
        shown(
          'A mock control panel: status Online, a sample hostname, CPU 23%, RAM 1.2GB, and Start, Restart and Stop. It is static.',
          'storefront-hero--default',
        ),
        shown('Floating badges: Uptime 99.99% and Ping under 10ms.', 'storefront-hero--default'),
      ],
    },
    {
      title: 'Landing page: why choose us',
      rows: [
        shown(
          '8 feature cards, each with icon, title, description and colour.',
          'storefront-featuresection--default',
          'storefront-featurecard--tones',
        ),
        shown(
          'High performance; full admin access; multiple operating systems; flexible upgrades of RAM, CPU and disk.',
          'storefront-featuresection--default',
        ),
        shown(
          '24/7 support via live chat, email and ticket; high security; Vietnam and Singapore datacenters; automatic backup.',
          'storefront-featuresection--default',
        ),
      ],
    },
    {
      title: 'Landing page: pricing',
      rows: [
        shown(
          '3 plan cards, the middle one marked most popular.',
          'storefront-plansection--default',
          'storefront-plancard--popular',
        ),
        shown('A line offers consultation on custom Enterprise configuration.', 'storefront-plansection--default'),
      ],
    },
    {
      title: 'Landing page: testimonials',
      rows: [
        shown(
          'A heading, a 4.9/5 rating from 2,847 reviews, and a grid of cards.',
          'storefront-testimonialsection--default',
          'components-rating--default',
        ),
        shown(
          'Each card has stars, quote, highlight, avatar, name, role and company.',
          'storefront-testimonialcard--default',
        ),
        shown(
          'The avatar goes through idle, loading, loaded and error; a fallback shows while it is not loaded.',
          'storefront-testimonialcard--picture-loaded',
          'storefront-testimonialcard--picture-fails',
          'components-avatar--picture-arrives',
        ),
      ],
    },
    {
      title: 'Landing page: comparison',
      rows: [
        shown(
          '8 rows across the provider and three competitors; the provider carries a “best” badge.',
          'storefront-comparisonsection--default',
          'storefront-comparisontable--default',
        ),
        shown(
          'Rows: uptime, support, setup time, backup, DDoS protection, panel, Vietnam datacenter, refund.',
          'storefront-comparisontable--default',
          'storefront-comparisontable--scrolled-on-a-phone',
        ),
      ],
    },
    {
      title: 'Landing page: datacenters, questions, call to action',
      rows: [
        shown(
          'Three datacenter cards (Hanoi, Ho Chi Minh City, Singapore) with ping and features.',
          'storefront-datacentersection--default',
          'storefront-datacentercard--default',
        ),
        shown(
          'Four security features.',
          'storefront-securityfeatures--default',
          'storefront-datacentersection--default',
        ),
        shown(
          'A single-open accordion with 8 questions.',
          'storefront-faqsection--default',
          'storefront-faqsection--another-question',
          'storefront-faqsection--closed',
        ),
        shown('Three contact cards: Live Chat, Hotline, Support Ticket.', 'storefront-contactcards--default'),
        shown(
          'Final call to action: “Đăng ký dùng thử ngay” and “Liên hệ tư vấn miễn phí”.',
          'storefront-finalcall--default',
        ),
        elsewhere(
          'Sections animate in when scrolled into view.',
          'Pictures are taken with less motion asked for, where nothing moves. Open the landing page in the site and scroll; Foundations, Motion shows the movement by itself.',
        ),
      ],
    },
    {
      title: 'Auth dialog',
      rows: [
        shown('Two modes, login and register.', 'storefront-authdialog--login', 'storefront-authdialog--register'),
        shown(
          'Clicking the backdrop or the close button closes it.',
          'storefront-authdialog--the-backdrop-closes',
          'storefront-authdialog--the-close-button-closes',
          'storefront-authdialog--escape-closes',
        ),
        shown(
          'A bottom link switches modes: “Chưa có tài khoản? Đăng ký ngay” and “Đã có tài khoản? Đăng nhập”.',
          'storefront-authdialog--login',
          'storefront-authdialog--register',
          'storefront-authdialog--switching-keeps-the-email',
        ),
        shown(
          'Fields: name (register only), email, password with a show and hide toggle, confirmPassword (register only), and remember me.',
          'storefront-authdialog--register',
          'storefront-authdialog--password-shown',
          'storefront-authdialog--remember-me',
        ),
        shown('Remember me is never sent.', 'storefront-authdialog--remember-me', 'storefront-authdialog--logs-in'),
        shown(
          'While pending the button says “Đang đăng nhập...” or “Đang đăng ký...” and takes no press.',
          'storefront-authdialog--pending',
          'storefront-authdialog--register-pending',
        ),
      ],
    },
    {
      title: 'Login page',
      rows: [
        shown(
          'A Login/Register toggle.',
          'account-logincard--login',
          'account-logincard--register',
          'account-logincard--switched-by-keyboard-keeps-the-email',
        ),
        shown(
          'Login: email and password, plus “Forgot Password?”, which does nothing.',
          'account-logincard--login',
          'account-logincard--forgot-password-is-a-button',
        ),
        shown('Register: first name, last name, email, password and confirm password.', 'account-logincard--register'),
        shown('After a successful registration the login tab shows.', 'account-logincard--registered'),
        elsewhere(
          'After a successful login the user goes to /.',
          'A route of the site, walked by the test of the whole path in a browser.',
        ),
      ],
    },
    {
      title: 'Products screens',
      rows: [
        shown(
          'States: loading, empty, and a grid of cards.',
          'storefront-productgrid--default',
          'storefront-productgrid--loading',
          'storefront-productgrid--empty',
        ),
        shown(
          'Empty: “No products found” and “We’re working on adding more products to this category.”',
          'storefront-productgrid--empty',
          'storefront-productgrid--empty-category',
        ),
        shown(
          'The title comes from the category, or “Our Products”.',
          'screens-productsscreen--all',
          'screens-productsscreen--one-category',
        ),
        shown(
          'Each card: category icon and badge, name, description, price per month, features, “Get Started” and “Learn More”, which do nothing.',
          'storefront-productcard--default',
          'storefront-productcard--its-buttons-do-nothing',
        ),
        shown(
          'A “Browse by Category” grid: Dedicated Servers, Cloud Services, Security Solutions, VPS Hosting, GPU Computing, Global Infrastructure.',
          'storefront-categorygrid--default',
        ),
      ],
    },
    {
      title: 'Customer dashboard',
      rows: [
        shown(
          'Welcome line with the first name, the balance, and a dark and light toggle.',
          'account-welcomeline--default',
          'account-dashboardheader--default',
          'account-dashboardheader--toggles-the-theme',
        ),
        shown(
          'A phone-verification banner shows while the phone is unverified.',
          'account-phoneverificationbanner--default',
          'screens-dashboardscreen--new-customer',
        ),
        shown(
          'Four stat cards: wallet balance, active VPS, open or in_progress tickets, this month’s payments.',
          'account-walletstatcards--default',
          'account-walletstatcards--nothing',
          'account-walletstatcards--loading',
          'account-walletstatcards--one-failed',
        ),
        shown(
          'Tabs: overview, vps (the default), offers, wallet, support.',
          'screens-dashboardscreen--vps',
          'screens-dashboardscreen--switches-tabs-by-keyboard',
        ),
        shown(
          'Overview: up to 3 recent VPS, up to 3 recent transactions, verification progress.',
          'account-overviewpanel--default',
          'account-overviewpanel--leads-on',
        ),
        shown(
          'Progress lists email and phone, each completed when verified.',
          'account-overviewpanel--nothing-verified',
          'account-overviewpanel--all-verified',
        ),
        shown(
          'VPS: name, IP, status, cpu, ram, storage, OS, next billing date, and Manage and Console, which do nothing.',
          'account-vpslist--default',
          'account-vpslist--names-every-button',
        ),
        shown('Offers: promotional text.', 'account-offerspanel--default'),
        shown('Wallet: balance, top-up button and history.', 'account-walletpanel--default'),
        shown(
          'Support: a ticket list and create-ticket buttons that do nothing.',
          'account-ticketlist--default',
          'account-ticketlist--empty',
        ),
        shown(
          'A floating online-support chat button.',
          'account-supportchat--default',
          'screens-dashboardscreen--writes-to-the-support',
        ),
        shown(
          'An onboarding dialog, an order dialog and a top-up dialog.',
          'screens-dashboardscreen--onboarding-leads-to-the-order',
          'screens-dashboardscreen--onboarding-leads-to-the-top-up',
          'screens-dashboardscreen--tops-up-what-an-order-lacks',
        ),
        shown(
          'Every list has a loading, an empty and an error state.',
          'account-vpslist--loading',
          'account-vpslist--empty',
          'account-vpslist--failed',
          'account-transactionlist--empty',
          'account-ticketlist--failed',
          'screens-dashboardscreen--loading',
          'screens-dashboardscreen--failed',
        ),
      ],
    },
    {
      title: 'Back-office',
      rows: [
        shown(
          'Without a stored admin session: a login with email and password.',
          'screens-adminscreen--login',
          'back-office-adminlogin--default',
        ),
        shown('A header with the admin’s name, email and a logout button.', 'back-office-adminheader--signed-in'),
        shown(
          'Tabs; the default is dashboard.',
          'screens-adminscreen--dashboard',
          'screens-adminscreen--tabs-by-keyboard',
        ),
        shown(
          'Dashboard: total users, active users, total VPS, active VPS, monthly revenue, total revenue, total balance held.',
          'back-office-statsoverview--default',
          'back-office-statsoverview--nothing-yet',
        ),
        shown(
          'Users: id, email, full name, balance, status (active or locked), an edit-balance dialog and an activate or lock toggle.',
          'back-office-userstable--default',
          'back-office-userstable--lock-asks-first',
          'back-office-userstable--locks-once-confirmed',
          'back-office-userstable--activates-a-user',
        ),
        shown(
          'VPS: id, name, owner, plan (name, cpu, ram), IP address, status, and a selector (active, suspended, terminated).',
          'back-office-vpstable--default',
          'back-office-statusselect--default',
        ),
        shown(
          'Transactions: id, user, type, signed amount, method, status, date.',
          'back-office-transactionstable--default',
        ),
        decided(
          'Type: deposit is top-up, anything else payment. Status: completed is success, anything else processing.',
          'Refunds and adjustments have their own names and failed is failed, as their customers read it (product decisions).',
          'back-office-transactionstable--default',
        ),
        shown(
          'Support: ticket id, user, subject, category, priority (high, medium, low), status, date.',
          'back-office-ticketstable--default',
        ),
        decided(
          'Status of a ticket: open, else closed.',
          'A ticket in progress says so on both sides (product decisions).',
          'back-office-ticketstable--default',
        ),
        shown(
          'The balance dialog shows email and current balance read-only, and a new-balance number input.',
          'back-office-balancedialog--default',
        ),
        shown(
          'It submits on button press or Enter.',
          'back-office-balancedialog--submitted-by-button',
          'back-office-balancedialog--submitted-by-enter',
        ),
      ],
    },
  ],
}
