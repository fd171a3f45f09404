import { getCountry, isInUnion, listActiveCountries, vatRatesOn } from '#modules/countries';
import type { Db } from '#platform/database';
import type { PayoutParty } from './invoice-content.ts';
import type { MerchantVat } from './vat-on-payout.ts';

export interface Merchant extends MerchantVat {
  shopName: string;
  timeZone: string;
  /** As it stands on papers; null: nobody was entered as seller there yet. */
  party: PayoutParty | null;
}

/** Who pays affiliates: the seller of his own country, the first that is taxed as `domestic`; without one, of the shop's first country. */
export async function merchantOf(db: Db): Promise<Merchant> {
  const shops = await listActiveCountries(db);
  const rows = await Promise.all(shops.map(({ id }) => getCountry(db, id)));
  const home = rows.find(({ vatScheme }) => vatScheme === 'domestic') ?? rows[0];
  if (!home) throw new Error('the shop sells in no country');
  const { seller, code, shopName, timeZone } = home;
  const rateOf = await vatRatesOn(db, { countryId: home.id });
  return {
    ...{ shopName, timeZone, countryCode: code, standardRate: isInUnion(code) ? rateOf('standard') : 0 },
    party: seller && {
      name: seller.name,
      lines: [...seller.address, seller.registration].filter((line) => line !== ''),
      countryCode: '',
      vatNumber: seller.vatNumber,
      taxNumber: '',
    },
  };
}
