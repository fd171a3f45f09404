import { lackingOf, legalNeeds, productChoices, type LegalNeed } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ProductForm } from './product-contract.ts';

/** What keeps a product from being published, at the field where it can be mended. */
export interface PublishingProblem {
  field: string;
  message: string;
  /** Its code where the law asks for it: kept in `products.missing`. */
  need?: LegalNeed;
}

const fieldOf: Readonly<Record<LegalNeed, string>> = {
  maker: 'makerId',
  'responsible-person': 'makerId',
  'fibre-composition': 'composition',
  picture: 'pictures',
};

const english = 1;

/** What the law asks for and nobody has said of a product. */
export async function legalProblems(db: Db, { makerId, composition, pictures, texts }: ProductForm): Promise<PublishingProblem[]> {
  const maker = makerId === null ? undefined : (await productChoices(db)).makers.find(({ id }) => id === makerId);
  const title = texts.find(({ languageId }) => languageId === english)?.name ?? '';
  const needs = lackingOf({ title, composition, pictures }, { maker, hasResponsible: maker?.hasResponsible ?? false });
  return needs.map((need) => ({ field: fieldOf[need], message: `Needed: ${legalNeeds[need]}`, need }));
}

/** All that keeps a product from being published: what the law asks for, and what nobody could buy it without. */
export async function publishingProblems(db: Db, form: ProductForm): Promise<PublishingProblem[]> {
  const problems: PublishingProblem[] = [];
  const inEnglish = form.texts.find(({ languageId }) => languageId === english);
  if (!inEnglish?.name) problems.push({ field: 'texts', message: 'Needed: a name in English, which stands in where a language has none' });
  else if (!inEnglish.description)
    problems.push({ field: 'texts', message: 'Needed: a description in English, which stands in where a language has none' });
  if (!form.variants.some(({ isActive }) => isActive)) problems.push({ field: 'variants', message: 'Needed: a colour and size that is sold' });
  if (form.prices.length === 0) problems.push({ field: 'prices', message: 'Needed: a price in one country at least' });
  return [...problems, ...(await legalProblems(db, form))];
}
