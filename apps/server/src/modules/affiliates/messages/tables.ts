import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { countries, languages } from '#tables/countries';
import { affiliateGroups, createAffiliateId } from '../tables.ts';

/** Announcements of the programme to many affiliates. */
export const affiliateAnnouncements = pgTable(
  'affiliate_announcements',
  {
    id: serial().primaryKey(),
    /** The group that it is for; null: all. */
    groupId: integer().references(() => affiliateGroups.id),
    /** The country whose affiliates it is for; null: all. */
    countryId: integer().references(() => countries.id),
    /** The path of a page of the shop, without language; '': none. */
    path: text().notNull().default(''),
    publishAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether it is also sent by email. */
    isEmailed: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.publishAt)],
);

export const affiliateAnnouncementTexts = pgTable(
  'affiliate_announcement_texts',
  {
    announcementId: integer()
      .notNull()
      .references(() => affiliateAnnouncements.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    title: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.languageId] })],
);

/** When an affiliate first opened an announcement. */
export const affiliateAnnouncementReads = pgTable(
  'affiliate_announcement_reads',
  {
    announcementId: integer()
      .notNull()
      .references(() => affiliateAnnouncements.id, { onDelete: 'cascade' }),
    affiliateId: createAffiliateId(),
    readAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.affiliateId] }), index().on(table.affiliateId)],
);

/** Messages between staff and an affiliate: one conversation for each affiliate. */
export const affiliateMessages = pgTable(
  'affiliate_messages',
  {
    id: serial().primaryKey(),
    affiliateId: createAffiliateId(),
    sender: text({ enum: ['staff', 'affiliate'] }).notNull(),
    /** The name of the staff member; '' for the affiliate. */
    author: text().notNull(),
    text: text().notNull(),
    /** The key of the form: a form that is sent twice is stored once. */
    key: uuid().notNull().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** When the other side read it; null: not yet. */
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.affiliateId, table.id),
    index('affiliate_messages_unread')
      .on(table.affiliateId)
      .where(sql`read_at is null and sender = 'affiliate'`),
  ],
);
