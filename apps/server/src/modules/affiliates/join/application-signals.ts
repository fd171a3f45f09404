import { sql } from 'drizzle-orm';
import { userChecks } from '#modules/accounts';
import { affiliateCodeChecks } from '#modules/tracking';
import { isDisposableEmail } from '#kit/disposable-email';
import type { Db } from '#platform/database';
import { accountKey } from '../payouts/bank/account-key.ts';
import { affiliates } from '../tables.ts';

/** Warning signs on an application. */
export const applicationSignals = [
  'unconfirmed-email',
  'same-website',
  'same-tax-number',
  'same-address',
  'same-payout-account',
  'same-email-domain',
  'disposable-email',
] as const;
export type ApplicationSignal = (typeof applicationSignals)[number];

/** One signal, with the codes of at most five other affiliates that share the value. */
export interface SignalledApplication {
  signal: ApplicationSignal;
  codes: string[];
}

/** Public mail providers: a shared domain is no signal. */
const publicMailHosts = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com', 'me.com', 'proton.me', 'protonmail.com'],
  ...['gmx.de', 'gmx.net', 'gmx.at', 'web.de', 't-online.de', 'siol.net', 'otenet.gr', 'wp.pl', 'o2.pl', 'seznam.cz', 'freemail.hu', 'orange.fr'],
  ...['free.fr', 'laposte.net', 'libero.it', 'abv.bg', 'mail.bg', 'yahoo.de', 'yahoo.gr', 'hotmail.de', 'hotmail.es', 'hotmail.it', 'hotmail.fr'],
];

/** Normalised values of an affiliate that are compared with those of the others; null: nothing to compare. */
const comparedValues = sql`
  select id, user_id,
    nullif(lower(regexp_replace(regexp_replace(website, '^https?://(www\\.)?', '', 'i'), '/+$', '')), '') as website,
    nullif(upper(regexp_replace(coalesce(nullif(tax->>'vatNumber', ''), tax->>'taxNumber', ''), '[^A-Za-z0-9]', '', 'g')), '') as tax_number,
    nullif(lower(regexp_replace(coalesce(tax->>'address', ''), '[^[:alnum:]]', '', 'g')), '') || ' ' || (tax->>'postalCode') || (tax->>'countryCode') as address,
    ${accountKey} as account
  from ${affiliates}`;

/** Returns the signals of these applications by affiliate id, in two queries for all of them. */
export async function findApplicationSignals(db: Db, affiliateIds: readonly number[]): Promise<Map<number, SignalledApplication[]>> {
  if (affiliateIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; signal: ApplicationSignal; codes: string[] }>(sql`
    with marked as materialized (
      select marks.*, split_part(email, '@', 2) as mail_host, is_email_confirmed
      from (${comparedValues}) as marks join (${userChecks}) as people on people.user_id = marks.user_id
    ), asked as (select * from marked where id in ${[...affiliateIds]}),
    alike as (
      select asked.id, 'same-website' as signal, other.id as other from asked join marked as other on other.website = asked.website and other.id <> asked.id
      union all
      select asked.id, 'same-tax-number', other.id from asked join marked as other on other.tax_number = asked.tax_number and other.id <> asked.id
      union all
      select asked.id, 'same-address', other.id from asked join marked as other on other.address = asked.address and other.id <> asked.id
      union all
      select asked.id, 'same-payout-account', other.id from asked join marked as other on other.account = asked.account and other.id <> asked.id
      union all
      select asked.id, 'same-email-domain', other.id from asked join marked as other on other.mail_host = asked.mail_host and other.id <> asked.id
      where asked.mail_host not in ${publicMailHosts}
    ),
    few as (select id, signal, other from (select *, row_number() over (partition by id, signal order by other) as nth from alike) as numbered where nth <= 5)
    select few.id, signal, array_agg(code order by other) as codes
      from few join (${affiliateCodeChecks}) as codes on codes.affiliate_id = few.other group by few.id, signal
    union all
    select id, 'unconfirmed-email', array[]::text[] from asked where not is_email_confirmed`);
  const found = new Map<number, SignalledApplication[]>(affiliateIds.map((id) => [id, []]));
  for (const { id, signal, codes } of rows) found.get(id)?.push({ signal, codes });
  for (const { id, mail_host } of await listMailHosts(db, affiliateIds))
    if (isDisposableEmail(`@${mail_host}`)) found.get(id)?.push({ signal: 'disposable-email', codes: [] });
  for (const signals of found.values()) signals.sort((a, b) => applicationSignals.indexOf(a.signal) - applicationSignals.indexOf(b.signal));
  return found;
}

const listMailHosts = async (db: Db, affiliateIds: readonly number[]): Promise<{ id: number; mail_host: string }[]> =>
  (
    await db.execute<{ id: number; mail_host: string }>(sql`
      select id, split_part(email, '@', 2) as mail_host from ${affiliates} join (${userChecks}) as people on people.user_id = ${affiliates.userId}
      where id in ${[...affiliateIds]}`)
  ).rows;
