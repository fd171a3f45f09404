import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { products } from '#tables/catalog';
import { languages } from '#tables/countries';
import { media } from '#tables/media';

const languageId = () =>
  integer()
    .notNull()
    .references(() => languages.id);

/** The topics of blog articles and of questions in the help centre. */
export const topics = pgTable(
  'topics',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['blog', 'help'] }).notNull(),
    slug: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (table) => [unique().on(table.kind, table.slug)],
);

export const topicTranslations = pgTable(
  'topic_translations',
  {
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    languageId: languageId(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.languageId] })],
);

/** The texts of the merchant: blog articles, questions with answers, and pages. */
export const contentArticles = pgTable(
  'articles',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['article', 'question', 'page'] }).notNull(),
    /** The slug, the same in every language; null for a question. */
    slug: text(),
    topicId: integer().references(() => topics.id),
    author: text().notNull().default(''),
    mediaId: integer().references(() => media.id),
    /** Whether the question is also shown on `/faq`. */
    isInFaq: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    /** The time from which the text is public; null if there is no start. */
    startsAt: timestamp({ withTimezone: true }),
    /** The time until which the text is public; null if there is no end. */
    endsAt: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
    /** The robots rule for search engines. `private` means that they neither index the page nor follow its links. */
    robots: text({ enum: ['index', 'noindex', 'private'] })
      .notNull()
      .default('index'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.kind, table.slug), index().on(table.topicId)],
);

export const contentArticleTranslations = pgTable(
  'article_translations',
  {
    articleId: integer()
      .notNull()
      .references(() => contentArticles.id, { onDelete: 'cascade' }),
    languageId: languageId(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    /** Cleaned Markdown. */
    body: text().notNull().default(''),
    /** Alternative text of the image. */
    alt: text().notNull().default(''),
    /** Reading time in minutes. */
    minutes: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.languageId] })],
);

/** Products that an article mentions, in display order. */
export const contentArticleProducts = pgTable(
  'article_products',
  {
    articleId: integer()
      .notNull()
      .references(() => contentArticles.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.productId] }), index().on(table.productId)],
);
