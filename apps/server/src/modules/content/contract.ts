import { z } from '@hono/zod-openapi';
import { imageSchema } from '../catalog/contract.ts';
import { blockTypes, rowSources } from './home/kinds.ts';

const link = {
  label: z.string(),
  href: z.string().openapi({ description: 'A path of the shop without language, or https' }),
};

export const menuLinkSchema = z.object({ ...link, children: z.array(z.object(link)) }).openapi('MenuLink');
export type MenuLink = z.infer<typeof menuLinkSchema>;

/** A merchant's own links, beside the categories in the bar and in the footer. */
export const menusSchema = z.object({ header: z.array(menuLinkSchema), footer: z.array(menuLinkSchema) }).openapi('Menus');
export type Menus = z.infer<typeof menusSchema>;

export const topicSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() }).openapi('Topic');
export type Topic = z.infer<typeof topicSchema>;

/** What search engines may do with a page; `private`: neither show it nor follow its links. */
export const robotsSchema = z.enum(['index', 'noindex', 'private']);
export type Robots = z.infer<typeof robotsSchema>;

export const articleCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    publishedAt: z.string().openapi({ description: 'ISO time' }),
    minutes: z.int().openapi({ description: 'It takes to read it' }),
    image: imageSchema.nullable(),
    topic: topicSchema.nullable(),
  })
  .openapi('ArticleCard');
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** What screen readers have to know of words that stand in for missing ones. */
const lang = z.string().nullable().openapi({ description: 'BCP 47, where the text is not in the language asked for' });
const html = z.string().openapi({ description: 'Ready to be shown: rendered from cleaned Markdown' });

export const articlePageSchema = articleCardSchema
  .extend({
    html,
    lang,
    robots: robotsSchema,
    updatedAt: z.string(),
    productIds: z.array(z.int()).openapi({ description: 'What it speaks of, in its order' }),
  })
  .openapi('ArticlePage');
export type ArticlePage = z.infer<typeof articlePageSchema>;

export const helpTopicSchema = topicSchema
  .extend({ questions: z.array(z.object({ id: z.int(), title: z.string(), html, lang })) })
  .openapi('HelpTopic');
export type HelpTopic = z.infer<typeof helpTopicSchema>;

export const writtenPageSchema = z
  .object({ slug: z.string(), title: z.string(), excerpt: z.string(), html, lang, robots: robotsSchema })
  .openapi('WrittenPage');
export type WrittenPage = z.infer<typeof writtenPageSchema>;

export const pageLinkSchema = z.object({ slug: z.string(), title: z.string() }).openapi('PageLink');
export type PageLink = z.infer<typeof pageLinkSchema>;

export const homeBlockSchema = z
  .object({
    id: z.int(),
    type: z.enum(blockTypes),
    title: z.string(),
    text: z.string(),
    label: z.string().openapi({ description: 'Of its button or link' }),
    image: imageSchema.nullable().openapi({ description: 'Or a video: its `imageMimeType` says so' }),
    link: z.string().nullable().openapi({ description: 'A path of the shop without language, or https' }),
    focus: z.int().openapi({ description: 'The part of the picture’s width that matters, percent from the left' }),
    videoId: z.string().nullable().openapi({ description: 'Of YouTube' }),
    row: z
      .object({ source: z.enum(rowSources), targetId: z.int().nullable().openapi({ description: 'Of a collection or category' }), take: z.int() })
      .nullable()
      .openapi({ description: 'Which products a row shows' }),
  })
  .openapi('HomeBlock');
export type HomeBlock = z.infer<typeof homeBlockSchema>;
