import { z } from '@hono/zod-openapi';
import { robotsSchema } from '#contracts/content';

const menu = z.enum(['header', 'footer']);

export const menuItemFormSchema = z
  .object({
    menu,
    parentId: z.int().nullable(),
    countryId: z.int().nullable().openapi({ description: 'Null: everywhere' }),
    kind: z.enum(['category', 'collection', 'brand', 'address']),
    targetId: z.int().nullable(),
    address: z.string().max(500).default(''),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: z.int(), label: z.string().max(80) })).max(17),
  })
  .openapi('MenuItemForm');
export const menuItemRecordSchema = menuItemFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('MenuItemRecord');
export const staffMenuItemSchema = menuItemFormSchema
  .omit({ texts: true })
  .extend({
    id: z.int(),
    position: z.int(),
    label: z.string(),
    href: z.string().nullable().openapi({ description: 'Null: what it leads to is hidden or gone, so the link is not shown' }),
  })
  .openapi('StaffMenuItem');
export type StaffMenuItemRow = z.infer<typeof staffMenuItemSchema>;

export const redirectFormSchema = z
  .object({
    countryId: z.int().nullable().openapi({ description: 'Null: on all hosts' }),
    fromPath: z.string().trim().min(1).max(500),
    toAddress: z.string().trim().min(1).max(1000),
    status: z.union([z.literal(301), z.literal(302)]),
  })
  .openapi('RedirectForm');
export const staffRedirectSchema = redirectFormSchema.extend({ id: z.int() }).openapi('StaffRedirect');
export type StaffRedirectRow = z.infer<typeof staffRedirectSchema>;
export const redirectRecordSchema = staffRedirectSchema.extend({ revision: z.string() }).openapi('RedirectRecord');

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

const text = (longest: number) => z.string().max(longest).default('');
const dated = z.iso.datetime({ offset: true }).nullable().default(null);

/** Of an article, a question or a page: each uses what it has. */
export const writingFormSchema = z
  .object({
    slug: text(120).openapi({ description: 'Empty: made from the title in English' }),
    topicId: z.int().nullable().default(null),
    author: text(120),
    mediaId: z.int().nullable().default(null),
    isInFaq: z.boolean().default(false),
    position: z.int().min(0).max(100_000).default(0),
    startsAt: dated.openapi({ description: 'Null: at once' }),
    endsAt: dated.openapi({ description: 'Null: for good' }),
    isActive: z.boolean(),
    robots: robotsSchema.default('index').openapi({ description: 'What search engines may do with its page' }),
    texts: z
      .array(
        z.object({
          languageId: z.int(),
          title: text(200),
          excerpt: text(400),
          body: text(60_000).openapi({ description: 'Markdown; what could run is taken out' }),
          alt: text(250).openapi({ description: 'What is to be seen on the picture' }),
        }),
      )
      .max(17),
    productIds: z.array(z.int()).max(12).default([]),
  })
  .openapi('WritingForm');
export const writingRecordSchema = writingFormSchema
  .extend({ id: z.int(), revision: z.string(), imageUrl: z.string().nullable() })
  .openapi('WritingRecord');
export const staffWritingSchema = writingFormSchema
  .omit({ texts: true, productIds: true })
  .extend({
    id: z.int(),
    title: z.string(),
    languages: z.int().openapi({ description: 'It is written in' }),
    lacks: z.array(z.int()).openapi({ description: 'Languages in which English stands in' }),
  })
  .openapi('StaffWriting');
export type StaffWritingRow = z.infer<typeof staffWritingSchema>;

export const topicFormSchema = z
  .object({
    kind: z.enum(['blog', 'help']),
    slug: text(120),
    position: z.int().min(0).max(100_000).default(0),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: z.int(), name: text(80) })).max(17),
  })
  .openapi('TopicForm');
export const topicRecordSchema = topicFormSchema.extend({ id: z.int(), revision: z.string() }).openapi('TopicRecord');
export const staffTopicSchema = topicFormSchema
  .omit({ texts: true })
  .extend({ id: z.int(), name: z.string(), writings: z.int() })
  .openapi('StaffTopic');

export const renderedTextSchema = z.object({ html: z.string() }).openapi('RenderedText');

export type { StaffHomeBlockRow } from './home-contract.ts';
