import { exponentOf } from '#kit/money';
import type { FieldIssue } from '#kit/errors';
import { picturesOfOthers, unknownReferences } from '#modules/catalog';
import { currencyOn, instantAt, listActiveCountries, listLanguages, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductForm } from './product-contract.ts';

const issue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

/** What is wrong with a form whatever its status: each at its own field. */
export async function productIssues(db: Db, form: ProductForm, vendorId: number | null): Promise<FieldIssue[]> {
  return [...(await referenceIssues(db, form, vendorId)), ...(await textIssues(db, form)), ...variantIssues(form), ...(await priceIssues(db, form))];
}

async function referenceIssues(db: Db, form: ProductForm, vendorId: number | null): Promise<FieldIssue[]> {
  const issues = (await unknownReferences(db, form)).map((field) => issue(field, 'unknown', 'This is not there any more: choose again'));
  if (vendorId === null) return issues;
  const others = await picturesOfOthers(
    db,
    form.pictures.map(({ mediaId }) => mediaId),
    vendorId,
  );
  return others.length > 0 ? [...issues, issue('pictures', 'unknown', 'One of these pictures is not yours')] : issues;
}

async function textIssues(db: Db, { texts }: ProductForm): Promise<FieldIssue[]> {
  const known = new Set((await listLanguages(db)).map(({ id }) => id));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  texts.forEach(({ languageId, name, description }, index) => {
    if (!known.has(languageId) || seen.has(languageId)) issues.push(issue('texts', 'unknown', 'A language stands once'));
    seen.add(languageId);
    if (name === '' && description !== '') issues.push(issue(`texts.${index}.name`, 'required', 'A description needs a name'));
  });
  if (!texts.some(({ name }) => name !== '')) issues.push(issue('texts', 'required', 'A name is needed, in one language at least'));
  return issues;
}

function variantIssues({ variants }: ProductForm): FieldIssue[] {
  const skus = new Map<string, number>();
  const cells = new Set<string>();
  return variants.flatMap(({ sku, colorId, sizeId }, index) => {
    const cell = `${colorId ?? ''}/${sizeId}`;
    const issues: FieldIssue[] = [];
    if (skus.has(sku)) issues.push(issue(`variants.${index}.sku`, 'taken', 'Another variant here has this SKU'));
    if (cells.has(cell)) issues.push(issue(`variants.${index}.sizeId`, 'taken', 'This colour and size stands twice'));
    skus.set(sku, index);
    cells.add(cell);
    return issues;
  });
}

async function priceIssues(db: Db, { prices }: ProductForm): Promise<FieldIssue[]> {
  const open = new Set((await listActiveCountries(db)).map(({ id }) => id));
  const seen = new Set<number>();
  const issues: FieldIssue[] = [];
  for (const [index, price] of prices.entries()) {
    const at = (field: string) => `prices.${index}.${field}`;
    if (!open.has(price.countryId) || seen.has(price.countryId)) {
      issues.push(issue(at('countryId'), 'unknown', 'A country stands once'));
      continue;
    }
    seen.add(price.countryId);
    const { code } = await currencyOn(db, price.countryId);
    const { timeZone } = await getCountry(db, price.countryId);
    for (const field of ['regular', 'sale'] as const)
      if (price[field] !== null && !hasFewDecimals(price[field], code))
        issues.push(issue(at(field), 'decimals', `${code} has ${exponentOf(code)} decimals`));
    if (price.sale !== null && price.sale >= price.regular) issues.push(issue(at('sale'), 'sale', 'A sale is below the regular price'));
    if (price.sale === null && (price.saleFrom !== null || price.saleUntil !== null))
      issues.push(issue(at('sale'), 'required', 'A sale’s dates need its price'));
    if (price.saleFrom !== null && price.saleUntil !== null && instantAt(timeZone, price.saleUntil) <= instantAt(timeZone, price.saleFrom))
      issues.push(issue(at('saleUntil'), 'order', 'It ends before it begins'));
  }
  return issues;
}

function hasFewDecimals(amount: number, currency: string): boolean {
  const minor = amount * 10 ** exponentOf(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6;
}
