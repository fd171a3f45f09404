import { getCountry, getCurrency, isInUnion, listActiveCountries, getVatRates } from '#modules/countries';
import { findSellerVatId } from '#modules/invoicing';
import type { Db } from '#platform/database';
import type { PayoutParty } from './invoices/invoice-content.ts';
import type { MerchantVat } from './invoices/vat-on-payout.ts';

export interface Merchant extends MerchantVat {
  shopName: string;
  timeZone: string;
  /** The merchant's VAT id in the Union; empty: none. */
  vatId: string;
  /** As printed on documents; null: no seller is set there yet. */
  party: PayoutParty | null;
}

/** Returns the merchant who pays affiliates: the seller of the first country taxed as `domestic`, else of the shop's first country. */
export async function getMerchant(db: Db): Promise<Merchant> {
  const shops = await listActiveCountries(db);
  const rows = await Promise.all(shops.map(({ id }) => getCountry(db, id)));
  const home = rows.find(({ vatScheme }) => vatScheme === 'domestic') ?? rows[0];
  if (!home) throw new Error('the shop does not sell in any country');
  const { seller, code, shopName, timeZone } = home;
  const { code: currency } = await getCurrency(db, home.id);
  const getVatRate = await getVatRates(db, { countryId: home.id });
  return {
    ...{ shopName, timeZone, vatId: findSellerVatId(home), countryCode: code, currency, standardRate: isInUnion(code) ? getVatRate('standard') : 0 },
    party: seller && {
      name: seller.name,
      lines: [...seller.address, seller.registration].filter((line) => line !== ''),
      countryCode: '',
      vatNumber: seller.vatNumber,
      taxNumber: '',
    },
  };
}
