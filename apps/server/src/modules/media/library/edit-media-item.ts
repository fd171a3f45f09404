import { eq } from 'drizzle-orm';
import { toOneLine } from '#kit/one-line';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { AltText } from '../alt-texts.ts';
import { savePictureTexts } from '../save-picture-texts.ts';
import { media } from '../tables.ts';
import { findMediaItem, type FocalPoint } from './media-item.ts';

export interface MediaForm {
  fileName: string;
  /** Null: the centre. */
  focus: FocalPoint | null;
  alts: readonly AltText[];
}

/** Saves the name, the focal point and the alternative texts of a picture or video. The caller holds its lock. */
export async function editMediaItem(tx: Tx, id: number, { fileName, focus, alts }: MediaForm): Promise<void> {
  const before = await findMediaItem(tx, id);
  await tx
    .update(media)
    .set({ fileName: toOneLine(fileName), focusX: focus?.x ?? null, focusY: focus?.y ?? null })
    .where(eq(media.id, id));
  await savePictureTexts(tx, [{ mediaId: id, alts: alts.map(({ languageId, alt }) => ({ languageId, alt: toOneLine(alt) })) }]);
  const isMoved = before?.focus?.x !== focus?.x || before?.focus?.y !== focus?.y;
  if (isMoved) await publish(tx, { type: 'media.changed', payload: { mediaIds: [id] } });
}
