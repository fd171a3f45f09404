import { defaultLanguageId } from '@selvedge/i18n';
import { money, toMajor } from '#kit/money';
import type { Change } from '#modules/audit';
import { listProductVariants, readProductTitles } from '#modules/catalog';
import { toPriceForm, type PriceChangePlan, type RestoredPrice } from '#modules/pricing';
import type { Db } from '#platform/database';
import { computeRevision } from '../../revision.ts';
import type { PricePreview } from './price-change-contract.ts';

/** Returns a text that differs if the planned changes differ, for example because a price was edited after the preview. */
export const getPlanRevision = ({ changes }: Pick<PriceChangePlan, 'changes'>): string =>
  computeRevision(changes.map(({ productId, variantId, countryId, before, after }) => ({ productId, variantId, countryId, before, after })));

/** Adds the names of products and variants to planned changes, and formats amounts and times as in the product form. */
export async function buildPricePreview(db: Db, productIds: readonly number[], plan: PriceChangePlan): Promise<PricePreview> {
  const { getProduct, getSku } = await readNames(db, productIds);
  const changes = [];
  for (const { productId, variantId, countryId, currency, lowest, isReductionShown, ...values } of plan.changes) {
    changes.push({
      ...{ productId, countryId, currency, isReductionShown },
      product: getProduct(productId),
      sku: getSku(variantId),
      before: await toShown(db, { productId, variantId, countryId, currency, values: values.before }),
      after: await toShown(db, { productId, variantId, countryId, currency, values: values.after }),
      lowest: lowest === null ? null : toMajor(money(lowest, currency)),
    });
  }
  const skipped = plan.skipped.map(({ productId, variantId, countryId, reason }) => ({
    product: getProduct(productId),
    sku: getSku(variantId),
    countryId,
    reason,
  }));
  return { changes, skipped, revision: getPlanRevision(plan) };
}

/** Returns the audit log entries of changed prices, one per product, with keys like those of the product form. */
export async function buildPriceNotes(db: Db, changes: readonly RestoredPrice[]): Promise<Change[]> {
  const productIds = [...new Set(changes.map(({ productId }) => productId))];
  const { getSku } = await readNames(db, productIds);
  const notes = new Map<number, { before: Record<string, unknown>; after: Record<string, unknown> }>();
  for (const { productId, variantId, countryId, currency, before, after } of changes) {
    const facts = notes.get(productId) ?? { before: {}, after: {} };
    const key = variantId === null ? `price in country ${countryId}` : `price of ${getSku(variantId)} in country ${countryId}`;
    const priceKey = { productId, variantId, countryId, currency };
    facts.before[key] = await toShown(db, { ...priceKey, values: before });
    facts.after[key] = await toShown(db, { ...priceKey, values: after });
    notes.set(productId, facts);
  }
  return [...notes].map(([subjectId, facts]) => ({ action: 'product.update', subject: 'product', subjectId, ...facts }));
}

async function readNames(db: Db, productIds: readonly number[]) {
  const titles = await readProductTitles(db, { productIds, languageId: defaultLanguageId });
  const skus = new Map((await listProductVariants(db, productIds)).map(({ id, sku }) => [id, sku]));
  return {
    getProduct: (id: number) => titles.get(id) ?? `Product ${id}`,
    /** An inactive variant has no name in the list. */
    getSku: (variantId: number | null) => (variantId === null ? null : (skus.get(variantId) ?? `variant ${variantId}`)),
  };
}

type Key = Pick<RestoredPrice, 'productId' | 'variantId' | 'countryId' | 'currency'>;

async function toShown(db: Db, { values, ...key }: Key & { values: RestoredPrice['before'] }) {
  const { countryId: _, ...shown } = await toPriceForm(db, { ...key, ...values, prior: null });
  return shown;
}
