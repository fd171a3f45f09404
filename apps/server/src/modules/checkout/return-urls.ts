import { baseUrlOf, findCountryByHost, type CountryRow } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/**
 * Where a provider sends the shopper back to. Only the shop's own hosts are taken from a request: an address of anybody
 * else would make our payment page a way to theirs.
 * @param returnUrl origin and language prefix of the page that was left
 * @param isFormSent whether the provider sends the browser back with a form, to one page whatever has happened
 */
export async function returnUrls(
  db: Db,
  config: Config,
  { country, returnUrl, isFormSent }: { country: CountryRow; returnUrl: string | undefined; isFormSent: boolean },
) {
  const base = returnUrl && (await isOwn(db, config, returnUrl)) ? returnUrl.replace(/[?#].*$/, '').replace(/\/+$/, '') : baseUrlOf(country, config);
  if (isFormSent) return { successUrl: `${base}/SSLReturn`, cancelUrl: `${base}/SSLReturn` };
  return {
    successUrl: `${base}/str/Return?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${base}/Checkout?step=payment&payment=cancelled`,
  };
}

async function isOwn(db: Db, config: Config, returnUrl: string): Promise<boolean> {
  const { protocol, hostname } = new URL(returnUrl);
  if (hostname === new URL(config.publicUrl).hostname) return true;
  if (config.isLoopback) return /^https?:$/.test(protocol) && (/(^|\.)localhost$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname));
  const { row } = await findCountryByHost(db, hostname);
  return protocol === 'https:' && row.domain === hostname.replace(/^www\./, '');
}
