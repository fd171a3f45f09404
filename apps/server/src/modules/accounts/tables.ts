import { sql } from 'drizzle-orm';
import { bigint, boolean, char, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import type { StaffArea } from './staff-areas.ts';

export const userTypes = pgTable('user_types', {
  /** Fixed by the specification: Admin 1 … Seller 6. */
  id: integer().primaryKey(),
  userType: text().notNull().unique(),
});

export const users = pgTable(
  'users',
  {
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
    /** Since when nobody signs in by it: staff who have left; null: it is open. */
    closedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Found by their beginnings in the back office.
    index('users_email_start').on(table.email.op('text_pattern_ops')),
    index('users_last_name_start').using('btree', sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_first_name_start').using('btree', sql`lower(${table.firstName}) text_pattern_ops`),
    index().on(table.phone.op('text_pattern_ops')),
    index().on(table.createdAt.desc(), table.id.desc()),
  ],
);

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

export type AccountTokenKind = 'reset-password' | 'confirm-email' | 'leave-email' | 'take-email' | 'invite-staff';

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
    /** Made in the back office by somebody who had shown a second factor: it may be one itself. */
    isForStaff: boolean().notNull().default(false),
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

/** What a User of the back office may work on, as an admin has ticked it. Admins may do all; vendors and sellers see their own. */
export const staffAreas = pgTable(
  'staff_areas',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    area: text().$type<StaffArea>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.area] })],
);

/** The second factor of those who work here: RFC 6238, SHA-1, six digits, thirty seconds. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** base32. */
  secret: text().notNull(),
  /** Null: shown, and never yet typed from. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The thirty seconds that a code was last taken in: none is taken twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** For the day the telephone is lost: each opens once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex, of 80 random bits. */
    codeHash: char({ length: 64 }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Somebody whose password was right, and who has yet to show the second factor. */
export const secondFactorChallenges = pgTable('second_factor_challenges', {
  /** SHA-256 of 256 random bits, hex. */
  tokenHash: char({ length: 64 }).primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  userTypeId: integer()
    .notNull()
    .references(() => userTypes.id),
  /** Wrong codes so far: after a few it is void. */
  failures: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** What a merchant's own systems call with. */
export const apiTokens = pgTable('api_tokens', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** SHA-256 of the token, hex. */
  tokenHash: char({ length: 64 }).notNull().unique(),
  /** Its first characters, by which its owner knows it again. */
  beginning: text().notNull(),
  areas: text().array().$type<StaffArea[]>().notNull(),
  /** It may look and change nothing. */
  isReadOnly: boolean().notNull().default(true),
  createdBy: integer()
    .notNull()
    .references(() => users.id),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** To the quarter of an hour. */
  lastUsedAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
