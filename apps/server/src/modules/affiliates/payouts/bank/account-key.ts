import { sql } from 'drizzle-orm';

/** Selects the key of an affiliate's payout account: IBAN, wallet, or account number with its bank; null: no account. */
export const accountKey = sql`nullif(regexp_replace(upper(coalesce(payout_account->>'iban', payout_account->>'bkash',
  (payout_account->>'countryCode') || (payout_account->>'routingNumber') || (payout_account->>'accountNumber'), '')), '[^A-Z0-9]', '', 'g'), '')`;
