import { money, toMajor } from '#kit/money';
import { legalNeeds, type LegalNeed } from '#modules/catalog';
import type { ImportPlan } from './plan-import.ts';
import type { Outcome, PlannedProduct } from './plan-product.ts';
import type { Problem } from './problem.ts';

const marks: Readonly<Record<Outcome, string>> = { created: '+', updated: '~', unchanged: '=' };
/** Unchanged products are told by their number when there are more than these. */
const MOST_UNCHANGED = 20;

/** What a plan would do, line by line for a terminal. */
export function reportPlan({ products, problems }: ImportPlan, { currency, waive }: { currency: string; waive: boolean }): string[] {
  const count = (outcome: Outcome): number => products.filter((planned) => planned.outcome === outcome).length;
  const shown = products.filter(({ outcome }) => outcome !== 'unchanged' || count('unchanged') <= MOST_UNCHANGED);
  const refused = new Set(problems.map(({ handle }) => handle)).size;
  return [
    ...shown.map((planned) => productLine(planned, currency)),
    '',
    ...(problems.length > 0 ? [`Errors (a product with one stays out):`, ...problems.map(problemLine), ''] : []),
    ...lackingLines(products, waive),
    `${count('created')} to create, ${count('updated')} to update, ${count('unchanged')} unchanged, ${refused} refused.`,
  ];
}

export const problemLine = ({ line, handle, column, message }: Problem): string =>
  `  line ${line}: ${[handle, column].filter(Boolean).join(', ')}${handle || column ? ': ' : ''}${message}`;

function productLine({ product, outcome, changes, status, missing, toFetch }: PlannedProduct, currency: string): string {
  const prices = product.variants.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((amount) => toMajor(money(amount, currency)).toFixed(2));
  const facts = [
    `${product.variants.length} ${product.variants.length === 1 ? 'variant' : 'variants'}`,
    `${low === high ? low : `${low}–${high}`} ${currency}`,
    product.categoryCode,
    ...(outcome === 'updated' ? [`changed: ${changes.join(', ')}`] : []),
    ...(toFetch.length > 0 ? [`${toFetch.length} ${toFetch.length === 1 ? 'picture' : 'pictures'} to fetch`] : []),
    status === 'draft' ? (missing.length > 0 ? `draft, lacks ${missing.join(', ')}` : 'draft, as the file says') : status,
  ];
  return `${marks[outcome]} ${product.handle}  ${product.title} (${facts.join('; ')})`;
}

function lackingLines(products: readonly PlannedProduct[], waive: boolean): string[] {
  const needs = (Object.keys(legalNeeds) as LegalNeed[])
    .map((need) => ({ need, without: products.filter(({ lacking, missing }) => (waive ? lacking : missing).includes(need)).length }))
    .filter(({ without }) => without > 0);
  if (needs.length === 0) return [];
  return [
    waive
      ? 'What the law asks for and the file lacks, waived for this test shop:'
      : 'What the law asks for and the file lacks; these products stay drafts until it is filled in:',
    ...needs.map(({ need, without }) => `  ${without} × ${need}: ${legalNeeds[need]}`),
    '',
  ];
}
