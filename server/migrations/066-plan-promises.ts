import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * SQL that adds a promise to the plans one of whose features contains a text, and to those above them in their series: their cards said
 * that they have it, too.
 */
const promised = (feature: string, before: string, after: string) => `
      UPDATE plans SET promises = REPLACE(promises, '${before}', '${after}')
      WHERE id IN (
        SELECT id FROM (
          SELECT above.id FROM plans above
          JOIN plans base ON base.series_id = above.series_id AND base.position <= above.position
          WHERE base.features LIKE '%${feature}%' AND (base.is_offered = 1 OR base.id = above.id)
        ) AS promising
      )`

/**
 * What a plan promises, as JSON. Before, cards recognised it by the Vietnamese words of the features, so the plans that exist get what
 * their cards said. It stays null in a plan that the previous version adds; that one promises least.
 */
export const planPromises: readonly Migration[] = [
  { name: '066-plans-promises', up: ({ longText }) => `ALTER TABLE plans ADD COLUMN promises ${longText} NULL` },
  {
    // A card said the higher uptime unless the lower one was among the features.
    name: '066-promises-of-all',
    up: () => `
      UPDATE plans SET promises =
        '{"backup":null,"uptime":"99.99","ddos":false,"windows":false,"snapshots":false,"support":"standard"}'
      WHERE promises IS NULL`,
  },
  {
    // A lower promise applies to this plan only.
    name: '066-promises-uptime',
    up: () => `
      UPDATE plans SET promises = REPLACE(promises, '"uptime":"99.99"', '"uptime":"99.9"')
      WHERE features LIKE '%Thời gian hoạt động 99,9 %'`,
  },
  {
    name: '066-promises-backup-daily',
    up: () => promised('Sao lưu hàng ngày', '"backup":null', '"backup":"daily"'),
  },
  {
    // The plans with daily backups have them by now.
    name: '066-promises-backup-weekly',
    up: () => promised('Sao lưu hàng tuần', '"backup":null', '"backup":"weekly"'),
  },
  { name: '066-promises-ddos', up: () => promised('DDoS', '"ddos":false', '"ddos":true') },
  { name: '066-promises-windows', up: () => promised('Windows Server', '"windows":false', '"windows":true') },
  { name: '066-promises-snapshots', up: () => promised('Snapshot', '"snapshots":false', '"snapshots":true') },
  {
    name: '066-promises-support',
    up: () => promised('Hỗ trợ ưu tiên', '"support":"standard"', '"support":"priority"'),
  },
]
