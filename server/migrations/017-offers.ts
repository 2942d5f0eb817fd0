import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Promotions, who was given them, and who invited whom. Money is in integer dong. */
export const offers: readonly Migration[] = [
  {
    // `redemptions` and `given` count what was given and not given back, and never exceed `max_redemptions` and `budget`.
    name: '017-promotions',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS promotions (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(16)} NOT NULL,
        code ${varchar(32)} NULL,
        title ${longText} NOT NULL,
        description ${longText} NOT NULL,
        percent ${integer} NULL,
        amount ${integer} NULL,
        minimum ${integer} NULL,
        periods ${integer} NULL,
        days ${integer} NULL,
        first_order_only ${integer} NOT NULL,
        billing_periods ${longText} NULL,
        plan_ids ${longText} NULL,
        starts_at ${integer} NULL,
        ends_at ${integer} NULL,
        max_redemptions ${integer} NULL,
        max_per_user ${integer} NULL,
        max_per_month ${integer} NULL,
        budget ${integer} NULL,
        is_active ${integer} NOT NULL,
        version ${integer} NOT NULL,
        redemptions ${integer} NOT NULL,
        given ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT promotions_code UNIQUE (code),
        CONSTRAINT promotions_active UNIQUE (is_active, id),
        CONSTRAINT promotions_within_redemptions CHECK (redemptions >= 0),
        CONSTRAINT promotions_within_budget CHECK (given >= 0)
      ) ${tableOptions}`,
  },
  {
    // `slot` is what makes it the same redemption: its number for this user, or the user who was invited. A redemption
    // that is given back frees its slot.
    name: '017-redemptions',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS redemptions (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        promotion_id ${varchar(36)} NOT NULL,
        user_id ${varchar(36)} NOT NULL,
        slot ${varchar(64)} NOT NULL,
        kind ${varchar(16)} NOT NULL,
        state ${varchar(16)} NOT NULL,
        amount ${integer} NOT NULL,
        instance_id ${varchar(36)} NULL,
        transaction_id ${varchar(36)} NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT redemptions_once UNIQUE (promotion_id, user_id, slot),
        CONSTRAINT redemptions_by_user UNIQUE (user_id, id),
        CONSTRAINT redemptions_by_instance UNIQUE (instance_id, id),
        CONSTRAINT redemptions_by_transaction UNIQUE (transaction_id),
        CONSTRAINT redemptions_promotion FOREIGN KEY (promotion_id) REFERENCES promotions (id),
        CONSTRAINT redemptions_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '017-referral-codes',
    up: ({ varchar, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS referral_codes (
        user_id ${varchar(36)} NOT NULL PRIMARY KEY,
        code ${varchar(16)} NOT NULL,
        CONSTRAINT referral_codes_code UNIQUE (code),
        CONSTRAINT referral_codes_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    // There is one row per invited user. `rewarded_at` is set once, with the bonus or with the decision that there is
    // none.
    name: '017-referrals',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS referrals (
        user_id ${varchar(36)} NOT NULL PRIMARY KEY,
        referrer_id ${varchar(36)} NOT NULL,
        created_at ${integer} NOT NULL,
        rewarded_at ${integer} NULL,
        CONSTRAINT referrals_by_referrer UNIQUE (referrer_id, user_id),
        CONSTRAINT referrals_user FOREIGN KEY (user_id) REFERENCES users (id),
        CONSTRAINT referrals_referrer FOREIGN KEY (referrer_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '017-promotions-account',
    up: () => `INSERT INTO accounts (id, kind, balance) VALUES ('promotions', 'promotions', NULL)`,
  },
  // The columns of instances are nullable, since the previous version does not know them. `price` remains what was paid
  // for the present period, which that version refunds; `list_price` is the price without a discount, if it is another
  // one.
  {
    name: '017-instances-list-price',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN list_price ${integer} NULL`,
  },
  {
    name: '017-instances-promotion',
    up: ({ varchar }) => `ALTER TABLE instances ADD COLUMN promotion_id ${varchar(36)} NULL`,
  },
  { name: '017-instances-discount', up: ({ integer }) => `ALTER TABLE instances ADD COLUMN discount ${integer} NULL` },
  {
    name: '017-instances-discounted-periods',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN discounted_periods_left ${integer} NULL`,
  },
  {
    name: '017-instances-trial',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN trial_ends_at ${integer} NULL`,
  },
  {
    name: '017-instances-suspended-reason',
    up: ({ varchar }) => `ALTER TABLE instances ADD COLUMN suspended_reason ${varchar(32)} NULL`,
  },
]
