import { departs, label, open, type Section, shown, tested } from './rows.ts'

export const constants: Section = {
  title: '9 Business constants and limits',
  groups: [
    {
      title: 'Limits',
      rows: [
        shown([289, 290], 'Password at least 6 characters; names at least 2.', [
          'account-logincard--register-refuses-invalid-input',
          'Password must be at least 6 characters',
          'First name must be at least 2 characters',
        ]),
        shown([291], 'VPS name 1 to 50 characters.', [
          'account-orderdialog--nothing-chosen',
          'Giúp bạn phân biệt các VPS, tối đa 50 ký tự.',
        ]),
        shown([292], 'Verification code at most 6 characters.', ['account-phoneverification--code', 'mã gồm 6 chữ số']),
        shown([293], 'Minimum top-up 50,000 VND.', ['account-topupdialog--empty-form', 'Tối thiểu 50.000 ₫']),
      ],
    },
    {
      title: 'Plans of the order dialog',
      rows: [
        open([294], 'Plan, cpu, ram, storage, bandwidth and prices.', 'The head of a table.'),
        shown(
          [295],
          'Basic: 1 cpu, 1 GB ram, 20 GB storage, 1000 GB bandwidth; 49000 a month, 490000 a year.',
          [
            'account-orderdialog--nothing-chosen',
            'Basic 49.000 ₫/tháng 1 vCPU · 1 GB RAM · 20 GB SSD NVMe Băng thông 1 TB/tháng',
          ],
          ['account-orderdialog--yearly', '490.000 ₫/năm'],
        ),
        shown(
          [296],
          'Standard: 2 cpu, 2 GB ram, 40 GB storage, 2000 GB bandwidth; 89000 a month, 890000 a year.',
          [
            'account-orderdialog--nothing-chosen',
            'Standard 89.000 ₫/tháng 2 vCPU · 2 GB RAM · 40 GB SSD NVMe Băng thông 2 TB/tháng',
          ],
          ['account-orderdialog--yearly', '890.000 ₫/năm'],
        ),
        shown(
          [297],
          'Pro: 4 cpu, 4 GB ram, 80 GB storage, 4000 GB bandwidth; 159000 a month, 1590000 a year.',
          [
            'account-orderdialog--nothing-chosen',
            'Pro 159.000 ₫/tháng 4 vCPU · 4 GB RAM · 80 GB SSD NVMe Băng thông 4 TB/tháng',
          ],
          ['account-orderdialog--yearly', '1.590.000 ₫/năm'],
        ),
        shown([298], 'Yearly billing is labelled as saving 10%.', [
          'account-orderdialog--yearly',
          'Theo năm 1.590.000 ₫/năm Trả 10 tháng, dùng 12 tháng, tiết kiệm 16,7 % Tiết kiệm 10%',
        ]),
        departs(
          [298],
          'The label says 10%, the prices save more.',
          'The label stays; what a year really saves is computed and stands beside it.',
          'Yearly label, offers, timer text',
          ['account-orderdialog--yearly', 'Tiết kiệm 10%', 'Trả 10 tháng, dùng 12 tháng, tiết kiệm 16,7 %'],
        ),
        shown(
          [299],
          'The total is the plan’s monthly or yearly price.',
          ['account-orderdialog--chosen', 'Trả hôm nay 159.000 ₫'],
          ['account-orderdialog--yearly', 'Trả hôm nay 1.590.000 ₫'],
        ),
        shown(
          [300],
          'The next billing is one month or one year from now.',
          ['account-orderdialog--chosen', 'Ngày gia hạn 21/12/2026'],
          ['account-orderdialog--yearly', 'Ngày gia hạn 21/11/2027'],
        ),
        tested([300], 'What is ordered ends one month or one year from now.', [
          'server/features/vps/vps.test.ts',
          'for a year costs the yearly price, and ends on the same day of the next year',
        ]),
        shown([301], 'Systems: Ubuntu 22.04 LTS, CentOS 7, Debian 11, Windows Server 2019.', [
          'account-orderdialog--chosen',
          'Ubuntu 22.04 LTS',
          'CentOS 7',
          'Debian 11',
          'Windows Server 2019',
        ]),
        shown([302], 'Places: Ho Chi Minh, Ha Noi (both Vietnam), Singapore, Tokyo.', [
          'account-orderdialog--nothing-chosen',
          'TP. Hồ Chí Minh Việt Nam Hà Nội Việt Nam Singapore Tokyo Nhật Bản',
        ]),
      ],
    },
    {
      title: 'Top-up',
      rows: [
        open([303], 'Payment method, fee and time.', 'The head of a table.'),
        shown([304], 'Bank transfer: 0%, 5-15 minutes.', [
          'account-topupdialog--empty-form',
          'Chuyển khoản ngân hàng 5–15 phút Miễn phí',
        ]),
        shown([305, 306], 'MoMo and ZaloPay: 0%, instant.', [
          'account-topupdialog--empty-form',
          'MoMo Tức thì Miễn phí',
          'ZaloPay Tức thì Miễn phí',
        ]),
        shown(
          [307],
          'Crypto: 1% of the amount, 10-30 minutes.',
          ['account-topupdialog--empty-form', 'Tiền mã hóa 10–30 phút Phí 1 %'],
          ['account-topupdialog--crypto-fee', 'Số tiền vào ví 150.001 ₫ Phí 1.501 ₫ Tổng thanh toán 151.502 ₫'],
        ),
        departs(
          [307],
          'How a fraction of the fee is rounded is not said.',
          'Up, on top of the amount.',
          'Crypto fee of 1 %',
          ['account-topupdialog--crypto-fee', 'Phí 1.501 ₫'],
        ),
        shown([308], 'Quick amounts: 100000, 200000, 500000, 1000000, 2000000, 5000000.', [
          'account-topupdialog--empty-form',
          '100.000 ₫ 200.000 ₫ 500.000 ₫ 1.000.000 ₫ 2.000.000 ₫ 5.000.000 ₫',
        ]),
        shown([309], 'Amounts in Vietnamese format with a currency mark.', [
          'account-topupdialog--crypto-fee',
          '151.502 ₫',
        ]),
      ],
    },
    {
      title: 'Plans of the landing page',
      rows: [
        open([310], 'Plan, price, specification and extras.', 'The head of a table.'),
        shown(
          [311],
          'Basic VPS: 49.000đ (69.000đ), 1 vCPU, 1 GB, 25 GB SSD NVMe, 1 TB, 1 IPv4; weekly backup, uptime 99.9%.',
          [
            'storefront-planpicker--monthly',
            'Basic VPS 49.000 ₫/tháng',
            '69.000 ₫',
            'vCPU 1 RAM 1 GB NVMe 25 GB băng thông/tháng 1 TB IPv4 1',
            'Sao lưu Hàng tuần Thời gian hoạt động cam kết 99,9 %',
          ],
        ),
        shown(
          [312],
          'Pro VPS (most popular): 99.000đ (129.000đ), 2 vCPU, 2 GB, 50 GB, 2 TB, 1 IPv4; daily backup, DDoS protection, Windows Server support, free snapshot, priority support.',
          [
            'storefront-planpicker--monthly',
            'Pro VPS Phổ biến nhất 99.000 ₫/tháng',
            '129.000 ₫',
            'vCPU 2 RAM 2 GB NVMe 50 GB băng thông/tháng 2 TB IPv4 1',
            'Sao lưu Hàng ngày',
            'Chống DDoS Có Windows Server Có Snapshot Miễn phí Hỗ trợ Ưu tiên',
          ],
        ),
        shown(
          [313],
          'Ultra VPS: 199.000đ (249.000đ), 4 vCPU, 4 GB, 100 GB, 5 TB, 2 IPv4; load balancer, advanced monitoring, custom OS images, dedicated resources.',
          [
            'storefront-planpicker--monthly',
            'Ultra VPS 199.000 ₫/tháng',
            '249.000 ₫',
            'vCPU 4 RAM 4 GB NVMe 100 GB băng thông/tháng 5 TB IPv4 2',
            'cân bằng tải, giám sát nâng cao, bản cài hệ điều hành tùy chọn',
            'tài nguyên dành riêng',
          ],
        ),
      ],
    },
    {
      title: 'Marketing figures',
      rows: [
        shown([314], 'Uptime 99.99%, 10,000+ customers, 24/7 support.', [
          'storefront-whygrid--promised',
          'Hơn 10.000 khách hàng',
          'Thời gian hoạt động cam kết 99,99 %',
          'Hỗ trợ 24/7',
        ]),
        shown([314], 'Rating 4.9/5 from 2,847 reviews.', [
          'storefront-testimonials--six-testimonials',
          '4,9/5',
          '2.847 đánh giá',
        ]),
        shown(
          [315],
          '30-day 100% refund, free 7-day trial with no credit card, setup under 5 minutes, 30% discount for the first 3 months.',
          ['storefront-comparisontable--eight-questions', 'Dưới 5 phút', '100 % trong 30 ngày'],
          ['storefront-heroscene--measured', 'Dùng Thử Miễn Phí 7 Ngày', 'Không cần thẻ tín dụng'],
          ['storefront-closingcta--two-links', 'giảm 30 % trong 3 tháng đầu'],
        ),
        shown([316], 'Daily automatic backup stored in another datacenter.', [
          'storefront-locationmap--unmeasured',
          'Sao lưu hàng ngày Có từ gói Pro VPS, bản sao ở trung tâm dữ liệu khác.',
        ]),
        shown([317], 'DDoS protection up to 100Gbps.', ['storefront-locationmap--unmeasured', 'Lọc đến 100 Gbps']),
        shown([318], 'Live Chat answers in under 2 minutes, a ticket in under 1 hour.', [
          'storefront-whygrid--promised',
          'Trò chuyện trực tuyến, cam kết trả lời dưới 2 phút',
          'Yêu cầu hỗ trợ, cam kết trả lời dưới 1 giờ',
        ]),
        shown([319], 'Testimonials claim a reply within 15 minutes.', [
          'storefront-testimonials--six-testimonials',
          'Phản hồi trong 15 phút',
        ]),
        shown([320], 'A 24-hour response promise.', ['account-supportchat--open', 'trong vòng 24 giờ']),
        shown([321], 'Offer timer text “48 giờ”.', ['account-offerspanel--the-last-hours', 'Còn 48 giờ']),
        shown([322, 323], 'Bandwidth 1TB to 5TB per plan, 10Mbps beyond; extra bandwidth 50.000đ per TB.', [
          'storefront-faq--traffic',
          'Tùy gói, bạn có từ 1 TB đến 5 TB.',
          'tốc độ giảm còn 10 Mbps',
          '50.000 ₫ mỗi TB',
        ]),
        departs(
          [324],
          'Upgrades take 5 to 10 minutes without interruption.',
          '5 to 10 minutes are promised; the VPS reboots once, for about a minute, and the page says so.',
          'Upgrades without interruption',
          ['storefront-faq--first-open', 'có làm gián đoạn dịch vụ không?'],
          ['storefront-whygrid--promised', 'Thêm RAM, CPU, ổ đĩa trong 5–\u206010 phút.'],
        ),
        shown(
          [325, 326],
          'Windows Server 2016, 2019 and 2022, Ubuntu, CentOS, Debian.',
          ['storefront-faq--one-at-a-time', 'Windows Server 2016', 'Ubuntu', 'CentOS', 'Debian'],
          ['storefront-whygrid--promised', 'Debian và Windows Server'],
        ),
        shown([316], 'The answer about backups says so too.', ['storefront-faq--safety', 'trung tâm dữ liệu khác']),
        shown([327, 328], 'Ping: Hanoi under 10ms, Ho Chi Minh City under 8ms, Singapore under 15ms.', [
          'storefront-locationmap--unmeasured',
          'cam kết trong vùng < 10 ms',
          'cam kết trong vùng < 8 ms',
          'cam kết trong vùng < 15 ms',
        ]),
        shown([329], 'The hero shows a ping under 10ms.', ['storefront-heroscene--measured', 'Ping', '< 10ms']),
        shown(
          [330],
          '3x faster setup, 50% savings.',
          ['storefront-whygrid--promised', 'cài đặt nhanh gấp 3 lần'],
          ['storefront-testimonials--six-testimonials', 'Tiết kiệm 50 % chi phí'],
        ),
        departs(
          [331],
          'Offers: a new-customer discount, 500K gives 100K, a 7-day trial, 200K for referrals, valid to 31/12/2024.',
          'Their conditions and dates come from their rows, and hold until the end of the running year in the demo data.',
          'How long the offers of the spec run',
          [
            'account-offerspanel--four-offers',
            'Ưu đãi khách hàng mới',
            'Giảm 30 %',
            '+100.000 ₫ Thưởng nạp tiền',
            'Áp dụng từ 500.000 ₫.',
            '7 ngày',
            '200.000 ₫',
            'Áp dụng đến hết 31/12/2026.',
          ],
        ),
      ],
    },
    {
      title: 'Interface timings',
      rows: [
        shown([332], 'A tooltip shows after 700 ms, the next one within 300 ms at once: the story plays both times.', [
          'components-tooltip--two-buttons',
          'Mất vài giây',
        ]),
        tested([333], 'Toasts are at most 420px wide from medium screens up.', [
          'design-system/components/feedback/Toast/Toast.browser.test.tsx',
          'shows toasts 420 px wide at the bottom right from the medium breakpoint up',
        ]),
        tested([334], 'Simulated steps take 1.5 seconds.', [
          'design-system/tokens/timing.test.ts',
          'the times are those of the product spec',
        ]),
        tested(
          [335],
          'Local-storage keys: authToken, userData, the admin session, the onboarding flag, the theme (dark at first).',
          [
            'site/app/session/customer-session.browser.test.tsx',
            'the session is stored under the keys of the product spec',
          ],
          ['site/app/session/admin-session.browser.test.tsx', 'the token and the admin are stored under separate keys'],
          ['site/app/session/onboarding-seen.browser.test.tsx', 'closing the guide is stored'],
          ['design-system/providers/theme-script.test.ts', 'the page is dark when'],
        ),
        departs(
          [335],
          'Three of the keys have no name in the specification.',
          'adminToken, adminUser, onboardingSeen and theme; language as well.',
          'Local-storage keys left open',
        ),
        shown(
          [336],
          'The dashboard’s default tab is vps, the back-office’s is dashboard.',
          ['screens-dashboardscreen--vps', label('VPS của tôi')],
          ['screens-adminscreen--dashboard', 'Tổng doanh thu'],
        ),
      ],
    },
  ],
}
