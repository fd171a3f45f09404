import { money, toMajor } from '#kit/money';
import { legalNeeds, type LegalNeed } from '#modules/catalog';
import type { ImportPlan } from './plan-import.ts';
import type { Outcome, PlannedProduct } from './plan-product.ts';
import type { Problem } from '../products/problem.ts';

const marks: Readonly<Record<Outcome, string>> = { created: '+', updated: '~', unchanged: '=' };
/** If more products than this are unchanged, the report has only their number. */
const MAX_UNCHANGED = 20;

/** Returns the effect of a plan, line by line, for a terminal. */
export function reportPlan({ products, problems }: ImportPlan, { currency, waive }: { currency: string; waive: boolean }): string[] {
  const count = (outcome: Outcome): number => products.filter((planned) => planned.outcome === outcome).length;
  const shown = products.filter(({ outcome }) => outcome !== 'unchanged' || count('unchanged') <= MAX_UNCHANGED);
  const refused = new Set(problems.map(({ handle }) => handle)).size;
  return [
    ...shown.map((planned) => formatProduct(planned, currency)),
    '',
    ...(problems.length > 0 ? [`Errors (products with errors are not imported):`, ...problems.map(formatProblem), ''] : []),
    ...formatLackingData(products, waive),
    `${count('created')} to create, ${count('updated')} to update, ${count('unchanged')} unchanged, ${refused} rejected.`,
  ];
}

export const formatProblem = ({ line, handle, column, message }: Problem): string =>
  `  line ${line}: ${[handle, column].filter(Boolean).join(', ')}${handle || column ? ': ' : ''}${message}`;

function formatProduct(planned: PlannedProduct, currency: string): string {
  const { product, outcome, changes, toFetch } = planned;
  const prices = product.variants.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((amount) => toMajor(money(amount, currency)).toFixed(2));
  const facts = [
    `${product.variants.length} ${product.variants.length === 1 ? 'variant' : 'variants'}`,
    `${low === high ? low : `${low}–${high}`} ${currency}`,
    product.categoryCode,
    ...(outcome === 'updated' ? [`changed: ${changes.join(', ')}`] : []),
    ...(toFetch.length > 0 ? [`${toFetch.length} ${toFetch.length === 1 ? 'picture' : 'pictures'} to download`] : []),
    formatStatus(planned),
  ];
  return `${marks[outcome]} ${product.handle}  ${product.title} (${facts.join('; ')})`;
}

function formatStatus({ status, missing, awaitsPhotos }: PlannedProduct): string {
  if (awaitsPhotos) return 'published after its pictures are downloaded';
  if (status !== 'draft') return status;
  return missing.length > 0 ? `draft, missing: ${missing.join(', ')}` : 'draft, as in the file';
}

function formatLackingData(products: readonly PlannedProduct[], waive: boolean): string[] {
  const isWaived = ({ lacking, missing }: PlannedProduct, need: LegalNeed): boolean => waive && lacking.includes(need) && !missing.includes(need);
  return [
    ...formatNeeds('Legally required data that is missing, waived for this test shop:', products, isWaived),
    ...formatNeeds('Legally required data that is missing. These products stay drafts until it is complete:', products, ({ missing }, need) =>
      missing.includes(need),
    ),
  ];
}

function formatNeeds(title: string, products: readonly PlannedProduct[], isOne: (product: PlannedProduct, need: LegalNeed) => boolean): string[] {
  const needs = (Object.keys(legalNeeds) as LegalNeed[])
    .map((need) => ({ need, without: products.filter((product) => isOne(product, need)).length }))
    .filter(({ without }) => without > 0);
  return needs.length === 0 ? [] : [title, ...needs.map(({ need, without }) => `  ${without} × ${need}: ${legalNeeds[need]}`), ''];
}
