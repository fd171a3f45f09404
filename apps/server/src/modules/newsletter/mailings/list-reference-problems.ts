import { defaultLanguageId } from '@selvedge/i18n';
import type { FieldIssue } from '#kit/errors';
import { openLinks } from '#modules/content';
import { listImagesById } from '#modules/media';
import type { Db } from '#platform/database';
import { isCouponUnusable } from '../check-coupon.ts';
import type { StoredBlock } from './stored-block.ts';

/**
 * Returns the blocks that no subscriber would get: their picture was deleted, their page is not public, or their coupon is not valid.
 * @param sendAt null: the mailing is not scheduled yet
 */
export async function listReferenceProblems(db: Db, blocks: readonly StoredBlock[], sendAt: Date | null): Promise<FieldIssue[]> {
  const images = await listImagesById(
    db,
    blocks.flatMap((block) => (block.kind === 'picture' && block.mediaId !== null ? [block.mediaId] : [])),
  );
  const links = blocks.flatMap((block) => (block.kind === 'button' && block.link !== '' ? [{ address: block.link, target: block.linkTo }] : []));
  const { href } = await openLinks(db, links);
  const issues: FieldIssue[] = [];
  const report = (index: number, field: string, message: string) =>
    issues.push({ field: `blocks.${index}.${field}`, code: 'unknown', params: { message } });
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'picture' && block.mediaId !== null && !images.has(block.mediaId)) report(index, 'mediaId', 'Picture: it was deleted');
    if (block.kind === 'button' && block.link !== '' && href({ address: block.link, target: block.linkTo }, defaultLanguageId) === undefined)
      report(index, 'link', 'Button: the page of its link is not public');
    if (block.kind === 'coupon' && block.code !== '' && (await isCouponUnusable(db, block.code, sendAt)))
      report(index, 'code', sendAt === null ? 'Coupon code: it is not valid any more' : 'Coupon code: it is not valid when the mailing is sent');
  }
  return issues;
}
