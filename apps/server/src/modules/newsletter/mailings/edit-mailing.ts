import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { cleanMarkdown, findLinkTarget, isLinkAddress, toOneLine } from '#modules/content';
import { preventMediaDeletion } from '#modules/media';
import { couponKey } from '#modules/promotions';
import type { Tx } from '#platform/transaction';
import type { MailingAudience, MailingBlock, MailingText } from '../contract.ts';
import { findCouponRefusal } from '../check-coupon.ts';
import { MailingLocked, MailingNotFound } from '../errors.ts';
import { mailings } from '../tables.ts';
import type { StoredBlock } from './stored-block.ts';

export interface MailingForm {
  name: string;
  texts: MailingText[];
  blocks: MailingBlock[];
  audience: MailingAudience;
}

/**
 * Saves a draft from its form. A draft may be incomplete, but its links, pictures and coupons must exist.
 * @param id null for a new mailing
 * @returns the id of the mailing
 * @throws MailingLocked if it is not a draft
 * @throws InvalidInput for an unknown link, picture or coupon
 */
export async function editMailing(tx: Tx, id: number | null, form: MailingForm): Promise<number> {
  if (id !== null) await assertDraft(tx, id);
  const blocks = form.blocks.map(cleanBlock);
  const stored: StoredBlock[] = [];
  const issues: FieldIssue[] = [];
  for (const [index, block] of blocks.entries()) {
    const { issue, linkTo } = await checkReferences(tx, block, index);
    if (issue) issues.push(issue);
    stored.push({ ...block, ...(linkTo && { linkTo }) });
  }
  if (issues.length > 0) throw new InvalidInput(issues);
  const texts = form.texts
    .map(({ languageId, subject, preview }) => ({ languageId, subject: toOneLine(subject), preview: toOneLine(preview) }))
    .filter(({ subject, preview }) => subject + preview !== '');
  const row = { name: toOneLine(form.name), texts, blocks: stored, audience: form.audience };
  const [saved] =
    id === null
      ? await tx
          .insert(mailings)
          .values({ ...row, createdAt: now() })
          .returning({ id: mailings.id })
      : await tx.update(mailings).set(row).where(eq(mailings.id, id)).returning({ id: mailings.id });
  if (!saved) throw new Error(`mailing ${id} was not saved`);
  return saved.id;
}

/** Deletes a draft. @throws MailingNotFound, MailingLocked */
export async function removeMailing(tx: Tx, id: number): Promise<void> {
  await assertDraft(tx, id);
  await tx.delete(mailings).where(eq(mailings.id, id));
}

/** @throws MailingNotFound, MailingLocked */
async function assertDraft(tx: Tx, id: number): Promise<void> {
  const [found] = await tx.select({ state: mailings.state }).from(mailings).where(eq(mailings.id, id)).for('update');
  if (!found) throw new MailingNotFound(id);
  if (found.state !== 'draft') throw new MailingLocked(found.state);
}

/** Removes active content and empty texts. */
function cleanBlock(block: MailingBlock): MailingBlock {
  if (block.kind === 'coupon') return { ...block, code: couponKey(block.code) };
  if (!('texts' in block)) return block;
  const clean = block.kind === 'text' ? cleanMarkdown : toOneLine;
  const texts = block.texts.map(({ languageId, text }) => ({ languageId, text: clean(text) })).filter(({ text }) => text !== '');
  return 'link' in block ? { ...block, texts, link: block.link.trim() } : { ...block, texts };
}

/** Looks up the link, the picture and the coupon of a block. */
async function checkReferences(tx: Tx, block: MailingBlock, index: number): Promise<{ issue?: FieldIssue; linkTo?: StoredBlock['linkTo'] }> {
  const refuse = (field: string, message: string) => ({ issue: { field: `blocks.${index}.${field}`, code: 'unknown', params: { message } } });
  if (block.kind === 'coupon') {
    const refusal = await findCouponRefusal(tx, block.code);
    return refusal === undefined ? {} : refuse('code', refusal);
  }
  // Blocks have no foreign keys. The lock delays the deletion of the picture until this mailing is visible to its check.
  if (block.kind === 'picture' && block.mediaId !== null && !(await preventMediaDeletion(tx, block.mediaId)))
    return refuse('mediaId', 'There is no such picture');
  if (!('link' in block) || block.link === '') return {};
  if (!isLinkAddress(block.link)) return refuse('link', 'Enter a path of the shop, such as /brands, or an https address');
  const target = await findLinkTarget(tx, block.link);
  if (target?.kind === 'unknown') return refuse('link', target.message);
  return target ? { linkTo: target } : {};
}
