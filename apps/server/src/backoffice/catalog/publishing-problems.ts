import { listMissingNeeds, legalNeeds, listProductChoices, type LegalNeed } from '#modules/catalog';
import { hasOnlyPlaceholders } from '#modules/media';
import type { Db } from '#platform/database';
import type { ProductForm } from './product-contract.ts';

/** A reason why a product cannot be published, with its field. */
export interface PublishingProblem {
  field: string;
  message: string;
  /** Code of a legal requirement, stored in `products.missing`. */
  need?: LegalNeed;
}

const fieldByNeed: Readonly<Record<LegalNeed, string>> = {
  maker: 'makerId',
  'responsible-person': 'makerId',
  'fibre-composition': 'composition',
  picture: 'pictures',
};

const english = 1;

/** Returns the legally required data that a product lacks. */
export async function listLegalProblems(db: Db, { makerId, composition, pictures, texts }: ProductForm): Promise<PublishingProblem[]> {
  const maker = makerId === null ? undefined : (await listProductChoices(db)).makers.find(({ id }) => id === makerId);
  const title = texts.find(({ languageId }) => languageId === english)?.name ?? '';
  const needs = listMissingNeeds({ title, composition, pictures }, { maker, hasResponsible: maker?.hasResponsible ?? false });
  return needs.map((need) => ({ field: fieldByNeed[need], message: `Required: ${legalNeeds[need]}`, need }));
}

/** Returns all reasons why a product cannot be published: legal requirements, and data without which it cannot be bought. */
export async function listPublishingProblems(db: Db, form: ProductForm): Promise<PublishingProblem[]> {
  const problems: PublishingProblem[] = [];
  const inEnglish = form.texts.find(({ languageId }) => languageId === english);
  if (!inEnglish?.name) problems.push({ field: 'texts', message: 'Required: a name in English, the fallback for missing translations' });
  else if (!inEnglish.description)
    problems.push({ field: 'texts', message: 'Required: a description in English, the fallback for missing translations' });
  if (!form.variants.some(({ isActive }) => isActive)) problems.push({ field: 'variants', message: 'Required: a colour and size that is for sale' });
  if (form.prices.length === 0) problems.push({ field: 'prices', message: 'Required: a price in at least one country' });
  if (
    await hasOnlyPlaceholders(
      db,
      form.pictures.map(({ mediaId }) => mediaId),
    )
  )
    problems.push({
      field: 'pictures',
      message: 'Required: a photo of the product. The current pictures are generated placeholders, because the import had none',
    });
  return [...problems, ...(await listLegalProblems(db, form))];
}
