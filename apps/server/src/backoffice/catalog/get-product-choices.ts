import { getExponent } from '#kit/money';
import { listVendors } from '#modules/accounts';
import { careCodes, fibreCodes, partCodes, vatCategories } from '#contracts/catalog';
import { listProductChoices } from '#modules/catalog';
import { getCountry, listActiveCountries, listOpenLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductChoices } from './product-contract.ts';

/** Returns the choices of a product form. A vendor does not see other vendors. */
export async function getProductChoices(db: Db, vendorId: number | null): Promise<ProductChoices> {
  const countries: ProductChoices['countries'] = [];
  for (const { id, name, code, currency } of await listActiveCountries(db)) {
    const { timeZone } = await getCountry(db, id);
    countries.push({ id, name, code, currency, decimals: getExponent(currency), timeZone });
  }
  return {
    ...(await listProductChoices(db)),
    vendors: vendorId === null ? await listVendors(db) : [],
    countries,
    openLanguages: (await listOpenLanguages(db)).map(({ id, name }) => ({ id, name })),
    careCodes: [...careCodes],
    fibreCodes: [...fibreCodes],
    partCodes: [...partCodes],
    vatCategories: [...vatCategories],
    isVendor: vendorId !== null,
  };
}
