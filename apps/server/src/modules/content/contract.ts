import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { imageSchema } from '../catalog/contract.ts';
import { blockTypes, rowSources } from './home/kinds.ts';

const link = {
  label: z.string(),
  href: z.string().openapi({ description: 'A shop path without language prefix, or an https URL' }),
};

export const menuLinkSchema = z.object({ ...link, children: z.array(z.object(link)) }).openapi('MenuLink');
export type MenuLink = z.infer<typeof menuLinkSchema>;

/** A merchant's own links in header and footer, in addition to the categories. */
export const menusSchema = z.object({ header: z.array(menuLinkSchema), footer: z.array(menuLinkSchema) }).openapi('Menus');
export type Menus = z.infer<typeof menusSchema>;

export const topicSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() }).openapi('Topic');
export type Topic = z.infer<typeof topicSchema>;

/** The robots rule for search engines. `private` means that they neither index the page nor follow its links. */
export const robotsSchema = z.enum(['index', 'noindex', 'private']);
export type Robots = z.infer<typeof robotsSchema>;

export const articleCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    publishedAt: z.string().openapi({ description: 'ISO 8601 time' }),
    minutes: z.int().openapi({ description: 'Reading time in minutes' }),
    image: makeNullable(imageSchema),
    topic: makeNullable(topicSchema),
  })
  .openapi('ArticleCard');
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** The language of the text for screen readers, if it differs from the language of the page. */
const lang = z.string().nullable().openapi({ description: 'BCP 47 code if the text is not in the requested language' });
const html = z.string().openapi({ description: 'HTML, rendered from sanitised Markdown' });

export const articlePageSchema = articleCardSchema
  .extend({
    html,
    lang,
    robots: robotsSchema,
    updatedAt: z.string(),
    productIds: z.array(z.int()).openapi({ description: 'Ids of the mentioned products, in order' }),
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
    label: z.string().openapi({ description: 'Text of the button or link' }),
    image: makeNullable(imageSchema).openapi({ description: 'The image or video; see `imageMimeType`' }),
    link: z.string().nullable().openapi({ description: 'A shop path without language prefix, or an https URL' }),
    focus: z.int().openapi({ description: 'Focal point: percentage of the image width from the left' }),
    videoId: z.string().nullable().openapi({ description: 'YouTube video id' }),
    row: z
      .object({
        source: z.enum(rowSources),
        targetId: z.int().nullable().openapi({ description: 'Id of the collection or category' }),
        take: z.int(),
      })
      .nullable()
      .openapi({ description: 'The source of the products in the row' }),
  })
  .openapi('HomeBlock');
export type HomeBlock = z.infer<typeof homeBlockSchema>;
