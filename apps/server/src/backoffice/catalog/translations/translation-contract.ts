import { z } from '@hono/zod-openapi';
import { defaultLanguageId, languages } from '@selvedge/i18n';
import { translatedKinds } from '#contracts/catalog';
import { idField, idQuery, textField } from '#platform/request-fields';
import { languageIdSchema } from '../../language-fields.ts';

const lastLanguageId = Math.max(...languages.map(({ id }) => id));
/** Texts in English, the source of all translations, are edited in the forms of the records. */
const targetLanguage = languageIdSchema.min(defaultLanguageId + 1).openapi({ description: 'A language other than English' });

export const kindSchema = z.enum(translatedKinds);

/** The maximum number of records on a page, and of records that are translated with one call. */
const MAX_TRANSLATIONS = 50;

export const translationQuerySchema = z.object({
  languageId: z.coerce
    .number()
    .int()
    .min(defaultLanguageId + 1)
    .max(lastLanguageId),
  kind: kindSchema.default('products'),
  state: z.enum(['missing', 'all']).default('missing'),
  q: textField.max(100).default(''),
  before: idQuery.optional().openapi({ description: 'The last id of the previous page; absent for the first page' }),
  take: z.coerce.number().int().min(1).max(MAX_TRANSLATIONS).default(20),
});

const text = z.object({ name: z.string(), description: z.string() });

export const translationSchema = z
  .object({
    id: z.int(),
    reference: z.string().openapi({ description: 'The handle of a product, the code of a category or collection, the name of a brand' }),
    source: text.openapi({ description: 'In English' }),
    target: text.openapi({ description: 'In the requested language' }),
    terms: z.array(z.object({ source: z.string(), target: z.string() })).openapi({ description: 'Terms of the shop in the English text' }),
    revision: z.string(),
  })
  .openapi('Translation');
export type Translation = z.infer<typeof translationSchema>;

export const translationPageSchema = z.object({ rows: z.array(translationSchema), isMore: z.boolean() }).openapi('TranslationPage');
export type TranslationPage = z.infer<typeof translationPageSchema>;

export const translationOverviewSchema = z
  .object({
    kinds: z.array(
      z.object({
        kind: kindSchema,
        total: z.int().openapi({ description: 'Records with an English text' }),
        missing: z.array(z.object({ languageId: z.int(), count: z.int() })).openapi({ description: 'Records that lack a text, by language' }),
      }),
    ),
    hasSuggestions: z.boolean().openapi({ description: 'Whether the caller can request machine translations' }),
  })
  .openapi('TranslationOverview');
export type TranslationOverview = z.infer<typeof translationOverviewSchema>;

export const translationFormSchema = z
  .object({ languageId: targetLanguage, name: textField.max(200).default(''), description: textField.max(20_000).default('') })
  .openapi('TranslationForm');

export const suggestionRequestSchema = z
  .object({
    languageId: targetLanguage,
    kind: kindSchema,
    rows: z
      .array(
        z.object({
          id: idField,
          fields: z
            .array(z.enum(['name', 'description']))
            .min(1)
            .max(2),
        }),
      )
      .min(1)
      .max(MAX_TRANSLATIONS),
  })
  .openapi('SuggestionRequest');
export type SuggestionRequest = z.infer<typeof suggestionRequestSchema>;

export const suggestionSchema = z
  .object({ id: z.int(), name: z.string().nullable(), description: z.string().nullable() })
  .openapi('TranslationSuggestion');
export type TranslationSuggestion = z.infer<typeof suggestionSchema>;
