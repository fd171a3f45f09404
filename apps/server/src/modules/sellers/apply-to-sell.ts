import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { toOneLine } from '#kit/one-line';
import { cleanMarkdown } from '#modules/content';
import { checkVatNumber, findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/requests/rate-limit';
import { inTransaction } from '#platform/transaction';
import type { SellerApplication } from './contract.ts';
import { recordSellerEvent } from './record-seller-event.ts';
import { saveStories } from './save-stories.ts';
import { sellers } from './tables.ts';

/** Limits mails to an address that is entered repeatedly. */
const remindersPerAddress = rateLimit('seller-reminders');

/**
 * Stores an application to sell; it is pending until an admin decides. The answer does not reveal whether the email is known: only
 * its owner learns it, by email. A rejected applicant may apply again.
 * @throws InvalidInput field by field
 * @throws CountryNotFound, CountryClosed
 */
export async function applyToSell(db: Db, { fax, ...application }: SellerApplication): Promise<void> {
  const issues = listApplicationIssues(application);
  if (issues.length > 0) throw new InvalidInput(issues);
  // Honeypot: bots that fill in the hidden field get the usual answer.
  if (fax !== '') return;
  const { story, hasAcceptedTerms: _, ...fields } = application;
  const country = await getOpenCountry(db, fields.countryId);
  const language = await findLanguage(db, fields.languageId);
  const at = now();
  const languageId = language?.id ?? country.languageId;
  const row = { ...toColumns(fields), languageId, countryId: country.id, termsAcceptedAt: at, appliedAt: at, changedAt: at };
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
      if (await remindersPerAddress.isWithin(row.email)) await publish(tx, { type: 'seller.applied-again', payload: { sellerId: known.id } });
      return;
    }
    const sellerId = made?.id ?? known?.id;
    // The row was deleted between the two queries; another attempt will succeed.
    if (sellerId === undefined) return;
    if (known)
      await tx
        .update(sellers)
        .set({ ...row, status: 'pending' })
        .where(eq(sellers.id, known.id));
    await saveStories(tx, sellerId, [{ languageId, story }]);
    await recordSellerEvent(tx, { sellerId, from: known ? 'rejected' : null, to: 'pending', actor: 'applicant', reason: '' });
  });
}

type ApplicationInput = Omit<SellerApplication, 'fax' | 'story' | 'hasAcceptedTerms'>;

function toColumns({ countryCode, vatNumber, email, goods, ...fields }: ApplicationInput) {
  const vat = checkVatNumber(vatNumber, countryCode);
  return {
    countryCode,
    email: email.toLowerCase(),
    vatNumber: 'number' in vat ? vat.number : '',
    goods: cleanMarkdown(goods),
    company: cleanName(fields.company),
    firstName: cleanName(fields.firstName),
    lastName: cleanName(fields.lastName),
    phone: toOneLine(fields.phone),
    website: cleanName(fields.website),
  };
}

/** Reduces a text to one line without markup. */
const cleanName = (typed: string): string => toOneLine(cleanMarkdown(typed)).replace(/\s+/g, ' ');

/** The JavaScript runtime's names of ISO regions: a code without a name is invalid. ZZ is the code for unknown regions. */
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined;

function listApplicationIssues({
  email,
  countryCode,
  vatNumber,
  website,
  hasAcceptedTerms,
  ...fields
}: Omit<SellerApplication, 'fax'>): FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const field of ['company', 'goods', 'firstName', 'lastName', 'story'] as const)
    if (fields[field] === '') issues.push({ field, code: 'required' });
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
