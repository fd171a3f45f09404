import { getExponent } from '#kit/money';
import type { FieldIssue } from '#kit/errors';
import { listForeignPictures, listUnknownReferences } from '#modules/catalog';
import { getCurrency, toInstant, listActiveCountries, listLanguages, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductForm } from './product-contract.ts';

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

/** Returns the errors of a form that do not depend on its status, each with its field. */
export async function listProductIssues(db: Db, form: ProductForm, vendorId: number | null): Promise<FieldIssue[]> {
  return [
    ...(await listReferenceIssues(db, form, vendorId)),
    ...(await listTextIssues(db, form)),
    ...listVariantIssues(form),
    ...(await listPriceIssues(db, form)),
  ];
}

async function listReferenceIssues(db: Db, form: ProductForm, vendorId: number | null): Promise<FieldIssue[]> {
  const issues = (await listUnknownReferences(db, form)).map((field) => createIssue(field, 'unknown', 'This no longer exists. Select another one.'));
  if (vendorId === null) return issues;
  const others = await listForeignPictures(
    db,
    form.pictures.map(({ mediaId }) => mediaId),
    vendorId,
  );
  return others.length > 0 ? [...issues, createIssue('pictures', 'unknown', 'One of the pictures is not yours')] : issues;
}

async function listTextIssues(db: Db, { texts }: ProductForm): Promise<FieldIssue[]> {
  const known = new Set((await listLanguages(db)).map(({ id }) => id));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  texts.forEach(({ languageId, name, description }, index) => {
    if (!known.has(languageId) || seen.has(languageId)) issues.push(createIssue('texts', 'unknown', 'Each language can be used only once'));
    seen.add(languageId);
    if (name === '' && description !== '') issues.push(createIssue(`texts.${index}.name`, 'required', 'Enter a name for this description'));
  });
  if (!texts.some(({ name }) => name !== '')) issues.push(createIssue('texts', 'required', 'Enter a name in at least one language'));
  return issues;
}

function listVariantIssues({ variants }: ProductForm): FieldIssue[] {
  const skus = new Map<string, number>();
  const cells = new Set<string>();
  return variants.flatMap(({ sku, colorId, sizeId }, index) => {
    const cell = `${colorId ?? ''}/${sizeId}`;
    const issues: FieldIssue[] = [];
    if (skus.has(sku)) issues.push(createIssue(`variants.${index}.sku`, 'taken', 'Another variant has this SKU'));
    if (cells.has(cell)) issues.push(createIssue(`variants.${index}.sizeId`, 'taken', 'This colour and size is already in the list'));
    skus.set(sku, index);
    cells.add(cell);
    return issues;
  });
}

async function listPriceIssues(db: Db, { prices }: ProductForm): Promise<FieldIssue[]> {
  const open = new Set((await listActiveCountries(db)).map(({ id }) => id));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  for (const [index, price] of prices.entries()) {
    const nameField = (field: string) => `prices.${index}.${field}`;
    if (!open.has(price.countryId) || seen.has(price.countryId)) {
      issues.push(createIssue(nameField('countryId'), 'unknown', 'Each country can be used only once'));
      continue;
    }
    seen.add(price.countryId);
    const { code } = await getCurrency(db, price.countryId);
    const { timeZone } = await getCountry(db, price.countryId);
    for (const field of ['regular', 'sale'] as const)
      if (price[field] !== null && !hasFewDecimals(price[field], code))
        issues.push(createIssue(nameField(field), 'decimals', `${code} has ${getExponent(code)} decimals`));
    if (price.sale !== null && price.sale >= price.regular)
      issues.push(createIssue(nameField('sale'), 'sale', 'The sale price must be lower than the regular price'));
    if (price.sale === null && (price.saleFrom !== null || price.saleUntil !== null))
      issues.push(createIssue(nameField('sale'), 'required', 'Enter a sale price for these dates'));
    if (price.saleFrom !== null && price.saleUntil !== null && toInstant(timeZone, price.saleUntil) <= toInstant(timeZone, price.saleFrom))
      issues.push(createIssue(nameField('saleUntil'), 'order', 'The end must be after the start'));
  }
  return issues;
}

function hasFewDecimals(amount: number, currency: string): boolean {
  const minor = amount * 10 ** getExponent(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6;
}
