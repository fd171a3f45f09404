import { z } from '@hono/zod-openapi';
import { robotsSchema } from '#contracts/content';
import { languageCount } from '../language-fields.ts';
import { idField, textField } from '#platform/request-fields';

const menu = z.enum(['header', 'footer']);

export const menuItemFormSchema = z
  .object({
    menu,
    parentId: idField.nullable(),
    countryId: idField.nullable().openapi({ description: 'Null for all countries' }),
    kind: z.enum(['category', 'collection', 'brand', 'address']),
    targetId: idField.nullable(),
    address: textField.max(500).default(''),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: idField, label: textField.max(80) })).max(languageCount),
  })
  .openapi('MenuItemForm');
export const menuItemRecordSchema = menuItemFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('MenuItemRecord');
export const adminMenuItemSchema = menuItemFormSchema
  .omit({ texts: true })
  .extend({
    id: z.int(),
    position: z.int(),
    label: z.string(),
    href: z.string().nullable().openapi({ description: 'Null if the target is hidden or deleted; the link is then not shown' }),
  })
  .openapi('AdminMenuItem');
export type AdminMenuItemRow = z.infer<typeof adminMenuItemSchema>;

export const redirectFormSchema = z
  .object({
    countryId: idField.nullable().openapi({ description: 'Null for all hosts' }),
    fromPath: textField.trim().min(1).max(500),
    toAddress: textField.trim().min(1).max(1000),
    status: z.union([z.literal(301), z.literal(302)]),
  })
  .openapi('RedirectForm');
export const adminRedirectSchema = redirectFormSchema.extend({ id: z.int() }).openapi('AdminRedirect');
export type AdminRedirectRow = z.infer<typeof adminRedirectSchema>;
export const redirectRecordSchema = adminRedirectSchema.extend({ revision: z.string() }).openapi('RedirectRecord');

export const importedRedirectsSchema = z
  .object({
    saved: z.int(),
    unchanged: z.int(),
    problems: z.array(z.object({ line: z.int(), from: z.string(), message: z.string() })),
  })
  .openapi('ImportedRedirects');
export type ImportedRedirects = z.infer<typeof importedRedirectsSchema>;

export const previewLinkSchema = z.object({ url: z.string(), expiresAt: z.string() }).openapi('PreviewLink');
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const text = (longest: number) => textField.max(longest).default('');
const dated = z.iso.datetime({ offset: true }).nullable().default(null);

/** Form of an article, a question or a page; each uses its own fields. */
export const articleFormSchema = z
  .object({
    slug: text(120).openapi({ description: 'If empty, derived from the English title' }),
    topicId: idField.nullable().default(null),
    author: text(120),
    mediaId: idField.nullable().default(null),
    isInFaq: z.boolean().default(false),
    position: z.int().min(0).max(100_000).default(0),
    startsAt: dated.openapi({ description: 'If null, starts immediately' }),
    endsAt: dated.openapi({ description: 'If null, never ends' }),
    isActive: z.boolean(),
    robots: robotsSchema.default('index').openapi({ description: 'The robots rule of the page' }),
    texts: z
      .array(
        z.object({
          languageId: idField,
          title: text(200),
          excerpt: text(400),
          body: text(60_000).openapi({ description: 'Markdown; scripts are removed' }),
          alt: text(250).openapi({ description: 'Alternative text of the picture' }),
        }),
      )
      .max(languageCount),
    productIds: z.array(idField).max(12).default([]),
  })
  .openapi('WritingForm');
export const articleRecordSchema = articleFormSchema
  .extend({ id: z.int(), revision: z.string(), imageUrl: z.string().nullable() })
  .openapi('WritingRecord');
export const adminArticleSchema = articleFormSchema
  .omit({ texts: true, productIds: true })
  .extend({
    id: z.int(),
    title: z.string(),
    languages: z.int().openapi({ description: 'Number of languages with a text' }),
    lacks: z.array(z.int()).openapi({ description: 'Languages that fall back to English' }),
  })
  .openapi('AdminArticle');
export type AdminArticleRow = z.infer<typeof adminArticleSchema>;

export const topicFormSchema = z
  .object({
    kind: z.enum(['blog', 'help']),
    slug: text(120),
    position: z.int().min(0).max(100_000).default(0),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: idField, name: text(80) })).max(languageCount),
  })
  .openapi('TopicForm');
export const topicRecordSchema = topicFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('TopicRecord');
export const adminTopicSchema = topicFormSchema
  .omit({ texts: true })
  .extend({ id: z.int(), name: z.string(), articles: z.int() })
  .openapi('AdminTopic');

export const renderedTextSchema = z.object({ html: z.string() }).openapi('RenderedText');

export type { AdminHomeBlockRow } from './home-contract.ts';
