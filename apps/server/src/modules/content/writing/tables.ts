import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { products } from '#tables/catalog';
import { languages } from '#tables/countries';
import { media } from '#tables/media';

const languageId = () =>
  integer()
    .notNull()
    .references(() => languages.id);

/** What articles of the blog, or questions of the help centre, stand under. */
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

/** Whatever a merchant writes for people to read: articles of the blog, questions with their answers, pages. */
export const writings = pgTable(
  'writings',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['article', 'question', 'page'] }).notNull(),
    /** What stands in its address, in every language; null: a question, which has none. */
    slug: text(),
    topicId: integer().references(() => topics.id),
    author: text().notNull().default(''),
    mediaId: integer().references(() => media.id),
    /** A question that stands on `/faq` too. */
    isInFaq: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    /** Null: at once. */
    startsAt: timestamp({ withTimezone: true }),
    /** Null: for good. */
    endsAt: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
    /** What search engines may do with its page; `private`: neither show it nor follow its links. */
    robots: text({ enum: ['index', 'noindex', 'private'] })
      .notNull()
      .default('index'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.kind, table.slug), index().on(table.topicId)],
);

export const writingTranslations = pgTable(
  'writing_translations',
  {
    writingId: integer()
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    languageId: languageId(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    /** Cleaned Markdown. */
    body: text().notNull().default(''),
    /** What is to be seen on its picture. */
    alt: text().notNull().default(''),
    /** It takes to read it. */
    minutes: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.writingId, table.languageId] })],
);

/** Products that an article speaks of, in their order. */
export const writingProducts = pgTable(
  'writing_products',
  {
    writingId: integer()
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.writingId, table.productId] }), index().on(table.productId)],
);
