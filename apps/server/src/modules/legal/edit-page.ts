import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { cleanMarkdown, oneLine } from '#modules/content';
import { lawTag } from '#modules/countries';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { composePage, legalRow, placeOf, type PageText } from './compose-page.ts';
import { placeholdersOf } from './fill-template.ts';
import type { LegalPageKey } from './shape.ts';
import { textHash } from './staff-pages.ts';
import { legalPages } from './tables.ts';
import { legalTexts } from './texts/index.ts';

interface Which {
  countryId: number;
  languageId: number;
  page: LegalPageKey;
}

const known = new Set(Object.values(legalTexts('en').texts.pages).flatMap((texts) => texts.flatMap(placeholdersOf)));

/**
 * Says a page of a country in the merchant's own words, in one language.
 * @param text null: the template again
 * @throws InvalidInput if it says nothing, or asks for something that nobody fills in
 */
export async function editLegalPage(tx: Tx, { countryId, languageId, page }: Which, text: PageText | null): Promise<void> {
  const own = text && { title: oneLine(text.title), excerpt: oneLine(text.excerpt), body: cleanMarkdown(text.body) };
  if (own) assertText(own);
  const row = own ?? { title: null, excerpt: null, body: null };
  await tx
    .insert(legalPages)
    .values({ countryId, languageId, page, ...row })
    .onConflictDoUpdate({ target: [legalPages.countryId, legalPages.languageId, legalPages.page], set: row });
  await dropTags(tx, [lawTag(countryId)]);
}

/** Notes that somebody who knows the law has read a page as it stands. @param reviewer null: it has to be read again */
export async function reviewLegalPage(tx: Tx, which: Which, reviewer: string | null): Promise<void> {
  const { countryId, languageId, page } = which;
  const composed = composePage(await placeOf(tx, which), page, await legalRow(tx, which));
  const row =
    reviewer === null
      ? { reviewedBy: null, reviewedAt: null, reviewedText: null }
      : { reviewedBy: oneLine(reviewer), reviewedAt: now(), reviewedText: textHash(composed) };
  await tx
    .insert(legalPages)
    .values({ countryId, languageId, page, ...row })
    .onConflictDoUpdate({ target: [legalPages.countryId, legalPages.languageId, legalPages.page], set: row });
}

function assertText({ title, body }: PageText): void {
  const unknown = placeholdersOf(body).filter((name) => !known.has(name));
  const issues = [
    ...(title === '' ? [{ field: 'title', code: 'required', params: { message: 'A title is needed' } }] : []),
    ...(body === '' ? [{ field: 'body', code: 'required', params: { message: 'A text is needed' } }] : []),
    ...unknown.map((name) => ({ field: 'body', code: 'unknown', params: { message: `Nobody fills in {${name}}` } })),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
}
