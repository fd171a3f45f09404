import { buildBaseUrl, findCountryByHost, type CountryRow } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/**
 * Builds the addresses that a provider sends the shopper back to. Accepts only hosts of the shop, to prevent an open redirect through
 * the payment page.
 * @param returnUrl origin and language prefix of the page that was left
 * @param isFormSent whether the provider returns the browser with a form, to one page for all outcomes
 */
export async function returnUrls(
  db: Db,
  config: Config,
  { country, returnUrl, isFormSent }: { country: CountryRow; returnUrl: string | undefined; isFormSent: boolean },
) {
  const base =
    returnUrl && (await isShopUrl(db, config, returnUrl)) ? returnUrl.replace(/[?#].*$/, '').replace(/\/+$/, '') : buildBaseUrl(country, config);
  if (isFormSent) return { successUrl: `${base}/SSLReturn`, cancelUrl: `${base}/SSLReturn` };
  return {
    successUrl: `${base}/str/Return?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${base}/Checkout?step=payment&payment=cancelled`,
  };
}

async function isShopUrl(db: Db, config: Config, returnUrl: string): Promise<boolean> {
  const { protocol, hostname, username, password } = new URL(returnUrl);
  // `javascript://localhost/…` has a host too.
  if (!/^https?:$/.test(protocol) || username || password) return false;
  if (hostname === new URL(config.publicUrl).hostname) return config.isLoopback || protocol === new URL(config.publicUrl).protocol;
  if (config.isLoopback) return /(^|\.)localhost$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
  const { row } = await findCountryByHost(db, hostname);
  return protocol === 'https:' && row.domain === hostname.replace(/^www\./, '');
}
