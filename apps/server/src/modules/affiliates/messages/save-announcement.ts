import { defaultLanguageId } from '@selvedge/i18n';
import { eq } from 'drizzle-orm';
import { listPages } from '@selvedge/pages';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { toOneLine } from '#kit/one-line';
import { toPlainText } from '#kit/plain-text';
import { findLanguage, listActiveCountries } from '#modules/countries';
import { publish } from '#platform/outbox';
import { withConflicts } from '#platform/sql/with-conflicts';
import { inTransaction, type Tx } from '#platform/transaction';
import { resolveShopPath } from '../links/resolve-shop-path.ts';
import type { AnnouncementRecord } from './admin-announcements.ts';
import { affiliateAnnouncements, affiliateAnnouncementTexts } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An announcement that is sent by email was saved. */
    'affiliate.announcement-saved': { announcementId: number };
  }
}

type AnnouncementForm = Omit<AnnouncementRecord, 'id'>;

/**
 * Saves an announcement from its form. The caller holds the lock of an existing one. The email is sent once to each affiliate, also if a
 * published announcement is corrected.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput field by field
 */
export async function saveAnnouncement(tx: Tx, id: number | null, form: AnnouncementForm): Promise<number> {
  const texts = form.texts
    .map(({ languageId, title, text }) => ({ languageId, title: toOneLine(title), text: toPlainText(text) }))
    .filter(({ title, text }) => title !== '' || text !== '');
  const issues = await listIssues(tx, { ...form, texts });
  if (issues.length > 0) throw new InvalidInput(issues);
  const { groupId, countryId, isEmailed, publishAt } = form;
  const values = {
    ...{ groupId, countryId, isEmailed },
    path: await resolvePath(tx, form),
    publishAt: publishAt === null ? now() : new Date(publishAt),
    changedAt: now(),
  };
  const save = async (inner: Tx): Promise<number> => {
    const [row] =
      id === null
        ? await inner.insert(affiliateAnnouncements).values(values).returning({ id: affiliateAnnouncements.id })
        : await inner
            .update(affiliateAnnouncements)
            .set(values)
            .where(eq(affiliateAnnouncements.id, id))
            .returning({ id: affiliateAnnouncements.id });
    if (!row) throw new Error(`announcement ${id} was not saved`);
    await inner.delete(affiliateAnnouncementTexts).where(eq(affiliateAnnouncementTexts.announcementId, row.id));
    await inner.insert(affiliateAnnouncementTexts).values(texts.map((text) => ({ ...text, announcementId: row.id })));
    return row.id;
  };
  const conflicts = {
    affiliate_announcements_group_id_affiliate_groups_id_fk: () => new InvalidInput([createIssue('groupId', 'unknown', 'There is no such group')]),
  };
  const saved = await withConflicts(conflicts, () => inTransaction(tx, save));
  if (isEmailed) await publish(tx, { type: 'affiliate.announcement-saved', payload: { announcementId: saved } });
  return saved;
}

/** Deletes an announcement. Emails that are not sent yet are not sent any more. */
export async function removeAnnouncement(tx: Tx, id: number): Promise<void> {
  await tx.delete(affiliateAnnouncements).where(eq(affiliateAnnouncements.id, id));
}

async function listIssues(tx: Tx, { texts, countryId }: Pick<AnnouncementForm, 'texts' | 'countryId'>): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  const ids = texts.map(({ languageId }) => languageId);
  if (!ids.includes(defaultLanguageId)) issues.push(createIssue('texts', 'required', 'Enter the title and the text in English'));
  if (new Set(ids).size < ids.length) issues.push(createIssue('texts', 'duplicate', 'A language has two texts'));
  for (const [index, { languageId, title, text }] of texts.entries()) {
    if (title === '') issues.push(createIssue(`texts.${index}.title`, 'required', 'Enter a title'));
    if (text === '') issues.push(createIssue(`texts.${index}.text`, 'required', 'Enter a text'));
    if (!(await findLanguage(tx, languageId))) issues.push(createIssue(`texts.${index}.title`, 'unknown', 'There is no such language'));
  }
  const isSold = countryId === null || (await listActiveCountries(tx)).some((country) => country.id === countryId);
  if (!isSold) issues.push(createIssue('countryId', 'unknown', 'The shop does not sell in this country'));
  return issues;
}

/** Returns the path of a page of the portal, or of a public page without its language; '': none. @throws InvalidInput */
async function resolvePath(tx: Tx, { path, countryId }: AnnouncementForm): Promise<string> {
  const typed = path.trim();
  if (typed === '') return '';
  const [pathname = ''] = typed.split(/[?#]/);
  const isPortalPage = listPages().some((page) => page.path.startsWith('affiliate/') && `/${page.path}` === pathname);
  return isPortalPage ? typed : resolveShopPath(tx, { path: typed, countryIds: countryId === null ? [] : [countryId] });
}

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });
