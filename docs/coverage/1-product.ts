import { departs, label, open, type Section, shown } from './rows.ts'

export const product: Section = {
  title: '1 What the product does and for whom',
  groups: [
    {
      title: 'People and areas',
      rows: [
        open([1, 3], 'A web application for a provider of VPS and cloud hosting, in nine points.', 'An introduction.'),
        shown(
          [2],
          'A public site, login and register, a dashboard, and a separate back-office.',
          ['screens-landingscreen--signed-out', 'Bảng giá VPS'],
          ['screens-loginscreen--login', 'Welcome back'],
          ['screens-dashboardscreen--vps', 'Xin chào Minh', label('VPS của tôi')],
          ['screens-adminscreen--dashboard', 'Quản trị', 'Tổng doanh thu'],
        ),
        open(
          [4],
          'Visitors are mostly owners of websites and businesses in Vietnam.',
          'Who they are, not what they see.',
        ),
        shown(
          [5],
          'Visitors read a landing page, browse products, and register or log in.',
          ['screens-landingscreen--signed-out', 'Đăng nhập', 'Đăng ký'],
          ['screens-productsscreen--all', 'Our Products'],
          ['storefront-authdialog--register', 'Đăng ký tài khoản'],
        ),
        shown(
          [6],
          'Customers use a dashboard with a wallet in VND, instances, tickets, offers and an onboarding guide.',
          ['screens-dashboardscreen--vps', label('VPS của tôi'), '454.000 ₫'],
          ['screens-dashboardscreen--offers', 'Ưu đãi dành cho bạn'],
          ['screens-dashboardscreen--wallet-tab', 'Lịch sử giao dịch'],
          ['screens-dashboardscreen--support', 'Yêu cầu hỗ trợ'],
          ['account-onboardingdialog--welcome', 'Bắt đầu với Sen Cloud'],
        ),
        shown(
          [7],
          'Customers can order a VPS and top up the wallet.',
          ['account-orderdialog--chosen', 'Đặt VPS mới', 'Tóm tắt đơn hàng'],
          ['account-topupdialog--empty-form', 'Nạp tiền vào ví'],
        ),
        shown(
          [8],
          'Administrators manage users, instances, transactions and tickets in a separate back-office.',
          ['screens-adminscreen--users', 'Người dùng', 'hoanganh.pham@vinashop.test'],
          ['screens-adminscreen--vps', 'vinashop-web'],
          ['screens-adminscreen--transactions', 'Chuyển khoản'],
          ['back-office-ticketinbox--every-clock', 'Trả lời lần đầu'],
        ),
        shown(
          [9],
          'The header menus suggest a wider catalogue: cloud servers, dedicated servers, domains and hosting.',
          ['storefront-header--product-open', 'Cloud', 'Máy chủ riêng', 'Tên miền'],
        ),
        shown([10], 'The landing page itself sells VPS only.', [
          'storefront-planpicker--monthly',
          'Basic VPS',
          'Pro VPS',
          'Ultra VPS',
        ]),
        departs(
          [16, 232],
          'The dashboard shows a sample user and does not check login.',
          'It shows the signed-in customer; a visitor is asked to sign in first, with the reason.',
          "The dashboard's sample user",
          ['account-logincard--sign-in-first', 'Please log in to continue.'],
        ),
        open(
          [17],
          'What the server does behind every call.',
          'The specification does not show it; docs/api.md says it.',
        ),
      ],
    },
    {
      title: 'Languages',
      rows: [
        shown(
          [11, 12],
          'The landing page, the back-office and the dashboard are in Vietnamese.',
          ['screens-landingscreen--signed-out', 'Vì sao chọn Sen Cloud'],
          ['screens-adminscreen--dashboard', 'Tổng quan'],
          ['screens-dashboardscreen--vps', 'Xin chào'],
        ),
        shown(
          [13],
          'The login and products pages are in English.',
          ['screens-loginscreen--login', 'Welcome back'],
          ['screens-productsscreen--all', 'Browse by Category'],
        ),
        shown([14], 'One footer is in Chinese.', ['storefront-companyfooter--all-links', '版权所有']),
        shown([15, 42, 43], 'A language selector in the header: English and Chinese.', [
          'storefront-header--chooses-a-language',
          'English',
          '中文',
          label('Ngôn ngữ'),
        ]),
        departs(
          [15, 43],
          'Choosing a language changes no text.',
          'Every page is there in Vietnamese, English and Chinese, and the choice applies at once.',
          'The language selector',
          ['storefront-header--chooses-a-language', 'English', '中文'],
        ),
      ],
    },
    {
      title: 'Claims of the landing page (marketing text)',
      rows: [
        open([18], 'What follows is marketing text.', 'A heading.'),
        shown([19], 'NVMe SSD storage.', ['storefront-whygrid--promised', 'Ổ NVMe ở mọi gói']),
        shown([19], '99.99% uptime.', ['storefront-heroscene--measured', 'Uptime', '99.99%']),
        shown([19], '24/7 support.', ['storefront-whygrid--promised', 'Hỗ trợ 24/7']),
        shown([19], 'Root access.', ['storefront-whygrid--promised', 'Có quyền root']),
        shown([20, 21], 'Operating systems: Ubuntu, Debian, CentOS, Windows Server.', [
          'storefront-whygrid--promised',
          'Ubuntu, CentOS, AlmaLinux, Debian và Windows Server',
        ]),
        shown([22], 'Datacenters in Vietnam and Singapore.', [
          'storefront-whygrid--promised',
          'Trung tâm dữ liệu tại Việt Nam và Singapore',
        ]),
        shown([22], 'Automatic backup.', ['storefront-whygrid--promised', 'Sao lưu tự động']),
        shown([22], 'DDoS protection and free SSL.', [
          'storefront-locationmap--unmeasured',
          'Chống DDoS',
          'SSL miễn phí',
        ]),
        shown([23], '7-day free trial with no credit card, 30-day money-back guarantee, setup in 5 minutes.', [
          'storefront-heroscene--measured',
          'Dùng Thử Miễn Phí 7 Ngày',
          'Không cần thẻ tín dụng',
          'Hoàn tiền 100 % trong 30 ngày đầu',
          'Cài đặt trong 5 phút',
        ]),
        shown([24], '30% discount for the first 3 months.', [
          'storefront-heroscene--promised',
          'Giảm 30 % trong 3 tháng đầu',
        ]),
        shown([25], 'Pricing starts from 49.000đ per month.', [
          'storefront-heroscene--promised',
          'Chỉ từ 49.000 ₫/tháng',
        ]),
      ],
    },
  ],
}
