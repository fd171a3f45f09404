import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { cleanMarkdown, toOneLine } from '#modules/content';
import { buildLawTag } from '#modules/countries';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { composePage, findLegalRow, getLegalShop, type PageText } from './compose-page.ts';
import { listBracketedGaps, listPlaceholders } from './fill-template.ts';
import { getLegalTexts } from './legal-texts.ts';
import type { LegalPageKey } from './page-parts.ts';
import { hashText } from './admin-pages.ts';
import { legalPages } from './tables.ts';

interface PageKey {
  countryId: number;
  languageId: number;
  page: LegalPageKey;
}

const known = new Set(
  Object.values(getLegalTexts('en').pages).flatMap(({ title, excerpt, body }) => [title, excerpt, body].flatMap(listPlaceholders)),
);

/**
 * Saves the merchant's own text of a page for a country and language.
 * @param text null restores the template
 * @throws InvalidInput if it is empty, or contains an unknown placeholder or a gap in brackets
 */
export async function editLegalPage(tx: Tx, { countryId, languageId, page }: PageKey, text: PageText | null): Promise<void> {
  const edited = text && { title: toOneLine(text.title), excerpt: toOneLine(text.excerpt), body: cleanMarkdown(text.body) };
  if (edited) assertText(edited);
  const row = edited ?? { title: null, excerpt: null, body: null };
  await tx
    .insert(legalPages)
    .values({ countryId, languageId, page, ...row })
    .onConflictDoUpdate({ target: [legalPages.countryId, legalPages.languageId, legalPages.page], set: row });
  await dropTags(tx, [buildLawTag(countryId)]);
}

/**
 * Records that a lawyer has reviewed the current text of a page.
 * @param reviewer null: it must be reviewed again
 */
export async function reviewLegalPage(tx: Tx, key: PageKey, reviewer: string | null): Promise<void> {
  const { countryId, languageId, page } = key;
  const composed = composePage(await getLegalShop(tx, key), page, await findLegalRow(tx, key));
  const row =
    reviewer === null
      ? { reviewedBy: null, reviewedAt: null, reviewedText: null }
      : { reviewedBy: toOneLine(reviewer), reviewedAt: now(), reviewedText: hashText(composed) };
  await tx
    .insert(legalPages)
    .values({ countryId, languageId, page, ...row })
    .onConflictDoUpdate({ target: [legalPages.countryId, legalPages.languageId, legalPages.page], set: row });
}

function assertText({ title, excerpt, body }: PageText): void {
  const unknown = listPlaceholders(body).filter((name) => !known.has(name));
  const issues = [
    ...(title === '' ? [{ field: 'title', code: 'required', params: { message: 'Enter a title' } }] : []),
    ...(body === '' ? [{ field: 'body', code: 'required', params: { message: 'Enter a text' } }] : []),
    ...Object.entries({ title, excerpt, body }).flatMap(([field, text]) =>
      listBracketedGaps(text).map((gap) => ({ field, code: 'gap', params: { message: `Replace ${gap}: shoppers would read it` } })),
    ),
    ...unknown.map((name) => ({ field: 'body', code: 'unknown', params: { message: `Unknown placeholder {${name}}` } })),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
}
