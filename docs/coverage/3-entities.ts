import { departs, label, open, type Section, shown, tested } from './rows.ts'

export const entities: Section = {
  title: '3 Entities and their fields',
  groups: [
    {
      title: 'What is seen of them',
      rows: [
        shown(
          [139],
          'Session user: first name, email and role decide what the header shows.',
          ['storefront-header--signed-in', 'Lan'],
          ['storefront-header--without-first-name', 'kythuat@thoitrangsaigon.test'],
          ['storefront-header--admin-sees-the-back-office', 'Hoàng', 'Quản trị'],
        ),
        open([140], 'Other fields of the session user.', 'The specification does not show them.'),
        shown([143], 'User: id, email, names, balance, active or locked.', [
          'back-office-userstable--active-and-locked',
          'Phạm Hoàng Anh hoanganh.pham@vinashop.test KH-0002 321.000 ₫ Hoạt động',
        ]),
        shown([143], 'User: email and phone, verified or not.', [
          'account-overviewpanel--three-of-each',
          'Email Đã xác minh',
          'Số điện thoại Chưa xác minh',
        ]),
        shown([144], 'Admin: first name, last name, email.', [
          'back-office-adminheader--signed-in',
          'Trần Thu Hà',
          'admin@sen.test',
        ]),
        shown([145], 'Product: name, description, category, price, features.', [
          'storefront-productlist--seven-products',
          'VPS Hosting',
          'VPS Basic',
          'Your first server',
          '₫49,000',
          '1 vCPU',
        ]),
        shown(
          [146],
          'Plan: name, price, original price struck through, period, cpu, ram, storage, bandwidth, ip, features, button.',
          [
            'storefront-planpicker--monthly',
            'Basic VPS',
            '49.000 ₫/tháng',
            '69.000 ₫',
            'Chọn Basic VPS',
            'vCPU 1',
            'RAM 1 GB',
            'NVMe 25 GB',
            'băng thông/tháng 1 TB',
            'IPv4 1',
            'Sao lưu Hàng tuần',
          ],
        ),
        shown([146], 'A popular plan says so, and its button is filled.', [
          'storefront-planpicker--monthly',
          'Pro VPS Phổ biến nhất',
          'Chọn Pro VPS',
        ]),
        shown([147], 'Testimonial: name, role, company, avatar, rating (all 5), content, highlight.', [
          'storefront-testimonials--six-testimonials',
          label('5 trên 5 sao'),
          'Lê Thu Hà',
          'Chủ cửa hàng',
          'Tiệm hoa Mộc An',
          'Tôi không rành kỹ thuật',
          'Cài đặt trong 5 phút',
        ]),
        shown([148], 'Feature card: icon, title, description, colour.', [
          'storefront-whygrid--promised',
          'Toàn quyền quản trị',
          'Có quyền root',
        ]),
        shown([149], 'Datacenter: location, name, ping, features; its coordinates place it on the map.', [
          'storefront-locationmap--unmeasured',
          'Hà Nội',
          'Gần khách truy cập miền Bắc',
          'cam kết trong vùng < 10 ms',
          'TP. Hồ Chí Minh',
          'Singapore',
        ]),
        departs(
          [149],
          'A datacenter has an image.',
          'One drawn map of the three stands in the place of their photographs.',
          'The map of the datacenters',
          ['storefront-locationmap--unmeasured', label('Bản đồ trung tâm dữ liệu')],
        ),
        shown([150], 'Comparison row: feature, and values for the provider and 3 competitors.', [
          'storefront-comparisontable--eight-questions',
          'Thời gian hoạt động 99,99 % SLA 99,9 % 99,5 % 99,9 %',
        ]),
        shown([151], 'Admin stats: users, instances, revenue.', [
          'back-office-figurelist--seven-figures',
          'Tổng người dùng',
          'Tổng VPS',
          'Tổng doanh thu',
        ]),
        shown([152], 'Admin VPS row: id, name, IP, status; owner’s names and email; plan, cpu, ram.', [
          'back-office-vpstable--all-instances',
          'render-02 203.0.113.15 VPS-0008 Ngô Gia Bảo bao.ngo@pixelworks.test Pro 4 vCPU · 4 GB RAM 159.000 ₫/tháng còn 21 ngày 13/12 Đang chạy',
        ]),
        shown([153], 'Customer VPS: name, IP, status, cpu, ram, storage, operating system, next billing date.', [
          'account-vpsrows--six-states',
          'Đang chạy cua-hang-online',
          '203.0.113.110',
          '2 vCPU · 2 GB · 40 GB',
          'Debian 11',
          'còn 12 ngày 03/12/2026',
        ]),
        shown([154], 'Admin transaction: id, type, amount, method, status, date, user.', [
          'back-office-transactionstable--all-transactions',
          'GD-00008 Nguyễn Quang Minh customer@sen.test Nạp tiền +200.000 ₫ MoMo Thành công 12/10 10:00',
        ]),
        shown([155], 'Customer transaction: type, amount, status, description, date.', [
          'account-walletstatement--months',
          '03/11 10:00 cua-hang-online Thanh toán gói Standard −89.000 ₫',
          'Đang xử lý',
        ]),
        shown([156, 157], 'Ticket: subject, category, priority, status, date; in the back-office also id and user.', [
          'back-office-ticketinbox--every-clock',
          'YC-104 Xin mở lại máy chủ sau khi thanh toán Khẩn cấp Kỹ thuật quá hạn 2 giờ 10 phút Đỗ Khánh Linh linh.do@caphesang.test Đang xử lý Lê Văn An Khách Hôm nay 04:43',
        ]),
        shown([158], 'VPS plan of the order dialog: name, cpu, ram, storage, bandwidth, price, supported systems.', [
          'account-orderdialog--chosen',
          'Basic 49.000 ₫/tháng 1 vCPU · 1 GB RAM · 20 GB SSD NVMe Băng thông 1 TB/tháng',
          'Ubuntu 22.04 LTS',
          'Theo năm',
        ]),
        departs(
          [158],
          'The plans of the order dialog are hard-coded in it.',
          'They are the server’s catalogue, since an order costs what it says.',
          'Two lists of plans',
          ['account-orderdialog--nothing-chosen', 'Basic', 'Standard', 'Pro'],
        ),
        shown([159], 'Location: name, country and city; its flag is drawn beside them.', [
          'account-orderdialog--nothing-chosen',
          'TP. Hồ Chí Minh Việt Nam',
          'Hà Nội Việt Nam',
          'Singapore',
          'Tokyo Nhật Bản',
        ]),
      ],
    },
    {
      title: 'What is sent',
      rows: [
        tested(
          [160],
          'Order: plan, location, name, operating system, billing period, dates, total cost.',
          [
            'design-system/account/OrderDialog/OrderDialog.browser.test.tsx',
            'a VPS can be ordered with the keyboard alone',
          ],
          ['server/security/forbidden-fields.test.ts', 'the dates of an order are accepted'],
        ),
        tested(
          [161],
          'Deposit: amount, payment method, description; its type is deposit, and it is pending at first.',
          [
            'server/features/wallet/wallet.test.ts',
            'through %s is pending at first, and completed when the signed webhook arrives',
          ],
        ),
        tested([162], 'Login: email and password.', [
          'design-system/storefront/AuthDialog/auth-schema.test.ts',
          'logging in sends email, password, and whether to be remembered',
        ]),
        tested([163, 164], 'Register in the dialog: email, password, first name and last name.', [
          'design-system/storefront/AuthDialog/auth-schema.test.ts',
          'registering sends first and last name',
        ]),
        tested([165], 'On the login page the names are optional, and the repeated password is dropped.', [
          'design-system/account/LoginCard/login-schema.test.ts',
          'drops the repeated password and empty names',
        ]),
        tested([141, 142, 176], 'The session holds a token, which is the user id, and the user; ids are strings.', [
          'site/app/session/auth-provider.browser.test.tsx',
          'signing in stores the user id as authToken and the user as userData',
        ]),
        departs(
          [142],
          'The user id is the token.',
          'It is only for the screens: the credential is a cookie that no script can read.',
          '`authToken` is the user id',
        ),
      ],
    },
  ],
}
