import { z } from '@hono/zod-openapi';
import { homeBlockSchema } from '#contracts/content';
import { languageCount } from '../language-fields.ts';
import { idField, textField } from '#platform/request-fields';

const text = (longest: number) => textField.max(longest).default('');
const dated = z.iso.datetime({ offset: true }).nullable().default(null);

export const blockTypeSchema = homeBlockSchema.shape.type;

/** Form of a block of any kind; `settings` are checked by the schema of that kind. */
export const homeBlockFormSchema = z
  .object({
    type: blockTypeSchema,
    countryId: idField.nullable().default(null).openapi({ description: 'Null for all countries' }),
    languageId: idField.nullable().default(null).openapi({ description: 'Null for all languages' }),
    mediaId: idField.nullable().default(null),
    settings: z
      .object({
        link: textField.max(500),
        focus: z.int32(),
        categoryId: idField,
        source: homeBlockSchema.shape.row.unwrap().shape.source,
        targetId: idField.nullable(),
        take: z.int32(),
        videoId: textField.max(20),
      })
      .partial()
      .default({}),
    startsAt: dated.openapi({ description: 'If null, starts immediately' }),
    endsAt: dated.openapi({ description: 'If null, never ends' }),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: idField, title: text(120), text: text(400), label: text(60), alt: text(250) })).max(languageCount),
  })
  .openapi('HomeBlockForm');
export const homeBlockRecordSchema = homeBlockFormSchema
  .extend({ id: z.int(), revision: z.string(), imageUrl: z.string().nullable() })
  .openapi('HomeBlockRecord');
export const adminHomeBlockSchema = homeBlockFormSchema
  .omit({ texts: true, settings: true })
  .extend({ id: z.int(), position: z.int(), title: z.string(), imageUrl: z.string().nullable() })
  .openapi('AdminHomeBlock');
export type AdminHomeBlockRow = z.infer<typeof adminHomeBlockSchema>;
