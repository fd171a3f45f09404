import { bigint, boolean, char, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';

export const userTypes = pgTable('user_types', {
  /** Fixed by the specification: Admin 1 … Seller 6. */
  id: integer().primaryKey(),
  userType: text().notNull().unique(),
});

export const users = pgTable('users', {
  id: serial().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** E.164. */
  phone: text(),
  /** The dialling code that was chosen with it, digits. */
  countryCode: text(),
  /** ISO date. */
  dateOfBirth: text(),
  gender: text(),
  /** In which mails are written; null: in the language of the country's shop. */
  languageId: integer().references(() => languages.id),
  /** The shop that the account was made in: it writes the mails. */
  countryId: integer().references(() => countries.id),
  isSubscribed: boolean().notNull().default(false),
  /** When the owner of the mailbox said so himself; null: nobody has yet. */
  emailConfirmedAt: timestamp({ withTimezone: true }),
  /** argon2id, in PHC form. */
  passwordHash: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userTypeId: integer()
      .notNull()
      .references(() => userTypes.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.userTypeId] })],
);

/** Who is signed in. The token itself is never kept, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the 256-bit token, hex. */
    tokenHash: char({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userTypeId: integer()
      .notNull()
      .references(() => userTypes.id),
    /** Names it to its owner, who never sees the hash. */
    id: serial().notNull().unique(),
    userAgent: text().notNull().default(''),
    /** From where, cut to its network: 203.0.113.0, 2001:db8:1::. */
    network: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** To the quarter of an hour: a write for each request would be too many. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** The browsers that somebody has signed in from: another one is told of by mail. */
export const devices = pgTable(
  'devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the random value that the browser keeps, hex. */
    deviceHash: char({ length: 64 }).notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export type AccountTokenKind = 'reset-password' | 'confirm-email' | 'leave-email' | 'take-email';

/** What a link in a mail proves: each can be used once, until it expires. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of 256 random bits, hex. */
    tokenHash: char({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountTokenKind>().notNull(),
    /** The mailbox that is confirmed, left for another or taken; lower case. Of a reset: the one it was sent to. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** Somebody's e-mail on its way to another one: it changes when both mailboxes have said so. */
export const emailChanges = pgTable('email_changes', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: text().notNull(),
  oldConfirmedAt: timestamp({ withTimezone: true }),
  newConfirmedAt: timestamp({ withTimezone: true }),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

export const addresses = pgTable(
  'addresses',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** ISO 3166-1 alpha-2. */
    countryCode: char({ length: 2 }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    address: text().notNull(),
    addressExtra: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    /** E.164, or empty. */
    phone: text().notNull().default(''),
    isDefaultShipping: boolean().notNull().default(false),
    isDefaultBilling: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Keys that a device holds and opens by finger, face or PIN. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** base64url, as the browser names it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Grows with each use, where the device counts; one that falls back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The shop's host that it was made on: it opens that one only. */
    rpId: text().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** What a passkey is asked to sign: once, within minutes. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: text().primaryKey(),
  challenge: text().notNull(),
  rpId: text().notNull(),
  /** Whose key is being made; null: somebody signs in. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
