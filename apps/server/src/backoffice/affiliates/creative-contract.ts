import { z } from '@hono/zod-openapi';
import { idField, textField } from '#platform/request-fields';

const instant = z.iso.datetime({ offset: true }).nullable();
export const creativeKindSchema = z.enum(['banner', 'text']);

export const creativeFormSchema = z
  .object({
    name: textField.trim().min(1, 'Enter a name').max(100),
    kind: creativeKindSchema,
    mediaId: idField.nullable().openapi({ description: 'The picture of a banner' }),
    words: textField.trim().min(1, 'Enter a text').max(500).openapi({ description: 'The alternative text of a banner, or the text of the link' }),
    languageId: idField.nullable().openapi({ description: 'The language of the text; null for all' }),
    countryIds: z.array(idField).max(300).openapi({ description: 'If empty, for all countries' }),
    path: textField.trim().min(1, 'Enter a path').max(500).openapi({ description: 'The path of the page that it leads to, without language' }),
    validFrom: instant,
    validUntil: instant,
    isActive: z.boolean(),
  })
  .openapi('AffiliateCreativeForm');
export const adminCreativeSchema = creativeFormSchema.extend({ id: z.int(), imageUrl: z.string().nullable() }).openapi('AdminAffiliateCreative');
export type AdminCreativeRow = z.infer<typeof adminCreativeSchema>;
export const creativeRecordSchema = adminCreativeSchema.extend({ revision: z.string() }).openapi('AdminAffiliateCreativeRecord');
