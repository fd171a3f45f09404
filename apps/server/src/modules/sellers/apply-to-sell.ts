import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { oneLine } from '#kit/one-line';
import { cleanMarkdown } from '#modules/content';
import { checkVatNumber, findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/rate-limit';
import { inTransaction } from '#platform/transaction';
import type { SellerApplication } from './contract.ts';
import { noteMove } from './note-move.ts';
import { saveStories } from './save-stories.ts';
import { sellers } from './tables.ts';

/** Whoever types somebody's address in again and again writes to him no more often. */
const remindersOfMailbox = rateLimit({ name: 'seller-reminders', points: 2, seconds: 24 * 60 * 60 });

/**
 * Takes an application to sell here: pending until somebody decides in the back office. What is answered is the same whether or
 * not the mailbox is known; of one that is, its owner alone is told, by mail. Who was rejected may apply anew.
 * @throws InvalidInput field by field
 * @throws CountryNotFound, CountryClosed
 */
export async function applyToSell(db: Db, { fax, ...application }: SellerApplication): Promise<void> {
  const issues = applicationIssues(application);
  if (issues.length > 0) throw new InvalidInput(issues);
  // Whatever fills in a field that nobody sees is told what a person is told.
  if (fax !== '') return;
  const { story, hasAcceptedTerms: _, ...said } = application;
  const country = await getOpenCountry(db, said.countryId);
  const language = await findLanguage(db, said.languageId);
  const at = now();
  const languageId = language?.id ?? country.languageId;
  const row = { ...columnsOf(said), languageId, countryId: country.id, termsAcceptedAt: at, appliedAt: at, changedAt: at };
  await inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(sellers)
      .values({ ...row, status: 'pending' })
      .onConflictDoNothing()
      .returning({ id: sellers.id });
    const [known] = made
      ? []
      : await tx.select({ id: sellers.id, status: sellers.status }).from(sellers).where(eq(sellers.email, row.email)).for('update');
    if (known && known.status !== 'rejected') {
      if (await remindersOfMailbox.isWithin(row.email)) await publish(tx, { type: 'seller.applied-again', payload: { sellerId: known.id } });
      return;
    }
    const sellerId = made?.id ?? known?.id;
    // Between the two somebody has forgotten it: the next try finds nothing in its way.
    if (sellerId === undefined) return;
    if (known)
      await tx
        .update(sellers)
        .set({ ...row, status: 'pending' })
        .where(eq(sellers.id, known.id));
    await saveStories(tx, sellerId, [{ languageId, story }]);
    await noteMove(tx, { sellerId, from: known ? 'rejected' : null, to: 'pending', actor: 'applicant', reason: '' });
  });
}

type Said = Omit<SellerApplication, 'fax' | 'story' | 'hasAcceptedTerms'>;

function columnsOf({ countryCode, vatNumber, email, goods, ...said }: Said) {
  const vat = checkVatNumber(vatNumber, countryCode);
  return {
    countryCode,
    email: email.toLowerCase(),
    vatNumber: 'number' in vat ? vat.number : '',
    goods: cleanMarkdown(goods),
    company: nameOf(said.company),
    firstName: nameOf(said.firstName),
    lastName: nameOf(said.lastName),
    phone: oneLine(said.phone),
    website: nameOf(said.website),
  };
}

/** Of one line, and nothing in it that a browser would read. */
const nameOf = (typed: string): string => oneLine(cleanMarkdown(typed)).replace(/\s+/g, ' ');

/** ISO's names of countries are known to the platform; a code that it has no name for is none, and ZZ is its own for that. */
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined;

function applicationIssues({ email, countryCode, vatNumber, website, hasAcceptedTerms, ...said }: Omit<SellerApplication, 'fax'>): FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const field of ['company', 'goods', 'firstName', 'lastName', 'story'] as const)
    if (said[field] === '') issues.push({ field, code: 'required' });
  if (!isEmail(email)) issues.push({ field: 'email', code: email === '' ? 'required' : 'email' });
  if (!isCountry(countryCode)) issues.push({ field: 'countryCode', code: countryCode === '' ? 'required' : 'unknown' });
  const vat = checkVatNumber(vatNumber, countryCode);
  if ('example' in vat) issues.push({ field: 'vatNumber', code: 'vatNumber', params: { example: vat.example } });
  if (website !== '' && !isWebsite(website)) issues.push({ field: 'website', code: 'url' });
  if (!hasAcceptedTerms) issues.push({ field: 'hasAcceptedTerms', code: 'terms' });
  return issues;
}

const isWebsite = (address: string): boolean => {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return /^[^\s"'<>\\]+$/.test(address) && URL.canParse(whole) && new URL(whole).hostname.includes('.');
};
