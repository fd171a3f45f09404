import { exponentOf } from '#kit/money';
import { listVendors } from '#modules/accounts';
import { careCodes, fibreCodes, partCodes, vatCategories } from '#contracts/catalog';
import { productChoices } from '#modules/catalog';
import { getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductChoices } from './product-contract.ts';

/** What a product's form chooses from. A vendor is not told of the others. */
export async function choicesFor(db: Db, vendorId: number | null): Promise<ProductChoices> {
  const countries: ProductChoices['countries'] = [];
  for (const { id, name, code, currency } of await listActiveCountries(db)) {
    const { timeZone } = await getCountry(db, id);
    countries.push({ id, name, code, currency, decimals: exponentOf(currency), timeZone });
  }
  return {
    ...(await productChoices(db)),
    vendors: vendorId === null ? await listVendors(db) : [],
    countries,
    careCodes: [...careCodes],
    fibreCodes: [...fibreCodes],
    partCodes: [...partCodes],
    vatCategories: [...vatCategories],
    isVendor: vendorId !== null,
  };
}
