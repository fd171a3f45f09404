import { defaultLanguageId } from '@selvedge/i18n';
import type { Change } from '#modules/audit';
import {
  getCatalog,
  listProductChoices,
  listPublishingProblems,
  listUnnamedLanguages,
  readProductTitles,
  selectValueName,
  type ProductChange,
  type ProductChangePlan,
  type ProductState,
} from '#modules/catalog';
import { listOpenLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import { computeRevision } from '../../revision.ts';
import type { ProductChangePreview } from './product-change-contract.ts';
import { openProduct, toPricedForm } from '../product-form.ts';

const statusNames = { draft: 'Draft', published: 'Published', retired: 'Archived' } as const;

/** Returns a text that differs if the planned changes differ. The time of a publication is not part of it. */
export const getProductPlanRevision = ({ changes }: Pick<ProductChangePlan, 'changes'>): string =>
  computeRevision(changes.map(({ productId, before, after: { publishedAt: _, ...after } }) => ({ productId, before, after })));

/** Returns why a product cannot be published. */
export const listProblemsOfProduct = async (db: Db, id: number, vendorId: number | null): Promise<string[]> =>
  (await listPublishingProblems(db, toPricedForm((await openProduct(db, id, vendorId)).form))).map(({ message }) => message);

/** Formats planned changes with the names of products, categories, brands and values. */
export async function buildProductChangePreview(db: Db, plan: ProductChangePlan): Promise<ProductChangePreview> {
  const productIds = [...plan.changes, ...plan.skipped].map(({ productId }) => productId);
  const titles = await readProductTitles(db, { productIds, languageId: defaultLanguageId });
  const getProduct = (id: number) => titles.get(id) ?? `Product ${id}`;
  const format = await createFormat(db);
  return {
    changes: plan.changes.map(({ productId, before, after }) => ({
      productId,
      product: getProduct(productId),
      before: format(before),
      after: format(after),
    })),
    skipped: plan.skipped.map(({ productId, reasons }) => ({ product: getProduct(productId), reasons })),
    unnamed: await listUnnamedProducts(db, plan, getProduct),
    revision: getProductPlanRevision(plan),
  };
}

/** Lists the products that would be published without a name in a language of an open country, with the names of these languages. */
async function listUnnamedProducts(
  db: Db,
  { changes }: ProductChangePlan,
  getProduct: (id: number) => string,
): Promise<ProductChangePreview['unnamed']> {
  const published = changes.filter(({ after }) => after.status === 'published' || (after.publishAt ?? null) !== null);
  const languages = await listOpenLanguages(db);
  const unnamed = await listUnnamedLanguages(
    db,
    published.map(({ productId }) => productId),
    languages.map(({ id }) => id),
  );
  return published.flatMap(({ productId }) => {
    const missing = unnamed.get(productId) ?? [];
    return missing.length === 0
      ? []
      : [{ product: getProduct(productId), languages: languages.filter(({ id }) => missing.includes(id)).map(({ name }) => name) }];
  });
}

async function createFormat(db: Db) {
  const { categories, brands } = await listProductChoices(db);
  const { values } = await getCatalog(db);
  const getName = (choices: readonly { id: number; name: string }[], id: number) => choices.find((choice) => choice.id === id)?.name ?? '';
  const getValueName = (id: number) => {
    const value = values.get(id);
    return value ? selectValueName(value, defaultLanguageId) : '';
  };
  return ({ categoryId, brandId, tags, badges, attributeValueIds, status, publishAt = null }: Partial<ProductState>) => {
    if (categoryId !== undefined) return toText(getName(categories, categoryId));
    if (brandId !== undefined) return toText(getName(brands, brandId));
    const list = tags ?? badges ?? attributeValueIds?.map(getValueName);
    if (list) return toText(list.join(', '));
    return { text: statusNames[status ?? 'draft'], at: publishAt };
  };
}

const toText = (text: string) => ({ text, at: null });

/** Returns the audit log entries of changed products. */
export const buildProductNotes = (changes: readonly ProductChange[]): Change[] =>
  changes.map(({ productId, before, after }) => ({ action: 'product.update', subject: 'product', subjectId: productId, before, after }));
