import { sql } from 'drizzle-orm';

/** Selects the key of an affiliate's payout account: IBAN, wallet, email with its service, or account number with its bank; null: no account. */
export const accountKey = sql`coalesce((payout_account->>'kind') || ' ' || lower(payout_account->>'email'), nullif(regexp_replace(upper(coalesce(payout_account->>'iban', payout_account->>'bkash',
  (payout_account->>'countryCode') || (payout_account->>'routingNumber') || (payout_account->>'accountNumber'), '')), '[^A-Z0-9]', '', 'g'), ''))`;
