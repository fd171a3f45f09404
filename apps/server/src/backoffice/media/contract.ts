import { z } from '@hono/zod-openapi';
import { imageSchema } from '#contracts/catalog';
import { mediaUseKinds } from '#contracts/media';
import { idField, textField } from '#platform/request-fields';
import { languageCount } from '../language-fields.ts';

const percent = z.int().min(0).max(100);

const focus = z.object({ x: percent, y: percent }).nullable().openapi({
  description: 'The focal point in percent from the left and from the top, which crops keep visible; null for the centre',
});
const alts = z.array(z.object({ languageId: idField, alt: textField.max(300) })).max(languageCount);

/** Form of a picture or video: what staff can change. */
export const mediaFormSchema = z
  .object({
    fileName: textField.trim().min(1, 'Enter a file name').max(200),
    focus,
    alts: alts.openapi({ description: 'Alternative texts; used where a record has none of its own' }),
  })
  .openapi('MediaForm');

export const adminMediaSchema = mediaFormSchema
  .extend({
    ...imageSchema.pick({ imageUrl: true, imageMimeType: true, width: true, height: true }).shape,
    id: z.int(),
    bytes: z.int().nullable().openapi({ description: 'Size of the stored file; null if unknown' }),
    createdAt: z.string().nullable().openapi({ description: 'Null if unknown' }),
    isUsed: z.boolean(),
  })
  .openapi('AdminMedia');
export type AdminMediaRow = z.infer<typeof adminMediaSchema>;

const mediaUseSchema = z
  .object({
    kind: z.enum(mediaUseKinds),
    record: z.string().openapi({ description: 'The id or number of the record' }),
    title: z.string(),
  })
  .openapi('MediaUse');
export type MediaUseRow = z.infer<typeof mediaUseSchema>;

export const mediaRecordSchema = adminMediaSchema
  .extend({
    revision: z.string(),
    uploadedBy: z.string().nullable().openapi({ description: 'Null if the file was not uploaded in the back office' }),
    uses: z.array(mediaUseSchema).openapi({ description: 'The records that use it, at most 50 of each kind' }),
  })
  .openapi('MediaRecord');
export type MediaRecord = z.infer<typeof mediaRecordSchema>;

export const uploadedPictureSchema = imageSchema.extend({ mediaId: z.int() }).openapi('UploadedPicture');
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;
