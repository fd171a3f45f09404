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
    /** The selected dialling code, digits. */
    countryCode: text(),
    /** ISO date. */
    dateOfBirth: text(),
    gender: text(),
    /** The language of emails; null: the language of the country's shop. */
    languageId: integer().references(() => languages.id),
    /** The shop in which the account was created: it sends the emails. */
    countryId: integer().references(() => countries.id),
    isSubscribed: boolean().notNull().default(false),
    /** When the owner confirmed the email address; null: not confirmed. */
    emailConfirmedAt: timestamp({ withTimezone: true }),
    /** argon2id, in PHC form. */
    passwordHash: text().notNull(),
    /** When the account was closed, for staff who have left; null: open. */
    closedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // For back-office searches by the start of a value.
    index('users_email_start').on(table.email.op('text_pattern_ops')),
    index('users_last_name_start').using('btree', sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_first_name_start').using('btree', sql`lower(${table.firstName}) text_pattern_ops`),
    index().on(table.phone.op('text_pattern_ops')),
    index().on(table.createdAt.desc(), table.id.desc()),
  ],
);

/** The folded words that staff find an account by. A trigger on `users` writes it. */
export const userSearchTexts = pgTable(
  'user_search_texts',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index().using('gin', table.text.op('gin_trgm_ops'))],
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

/** Open sessions. Only the hash of the token is stored. */
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
    /** Identifies the session to its user, who never sees the hash. */
    id: serial().notNull().unique(),
    userAgent: text().notNull().default(''),
    /** The network part of the address: 203.0.113.0, 2001:db8:1::. */
    network: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Accurate to 15 minutes, to avoid a write per request. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was opened by passkey; null: by password. A recent passkey stands for the password before a sensitive change. */
    passkeyAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** The browsers that a user has signed in from: a new one is reported by email. */
export const devices = pgTable(
  'devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the random value in the browser, hex. */
    deviceHash: char({ length: 64 }).notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export type AccountTokenKind = 'reset-password' | 'confirm-email' | 'leave-email' | 'take-email' | 'invite-staff';

/** Single-use tokens of links in emails, with expiry. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of 256 random bits, hex. */
    tokenHash: char({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountTokenKind>().notNull(),
    /** The email address to confirm, leave or take, lower case. For a reset: the address it was sent to. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** A pending change of email: it takes effect when both addresses have confirmed. */
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

/** Passkeys of users. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** base64url, as the browser reports it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Increases with each use on devices that count; a lower value indicates a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The host of the shop that it was created on and is valid for. */
    rpId: text().notNull(),
    /** Created in the back office after a second factor: may be used as one. */
    isForStaff: boolean().notNull().default(false),
    /** The name given by its owner. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** Challenges for passkeys: single use, valid for minutes. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: text().primaryKey(),
  challenge: text().notNull(),
  rpId: text().notNull(),
  /** The user who adds a passkey; null: for a sign-in. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** The areas that an admin granted to a User. Admins may do everything; vendors and sellers see their own data. */
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

/** The TOTP second factor of staff: RFC 6238, SHA-1, six digits, thirty seconds. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** base32. */
  secret: text().notNull(),
  /** Null: no code has been entered yet. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The step of the last accepted code, so that none is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Single-use codes for a lost device. */
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

/** Users with a correct password who still have to show a second factor. */
export const secondFactorChallenges = pgTable('second_factor_challenges', {
  /** SHA-256 of 256 random bits, hex. */
  tokenHash: char({ length: 64 }).primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  userTypeId: integer()
    .notNull()
    .references(() => userTypes.id),
  /** Wrong codes so far, limited to a few. */
  failures: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Tokens for API clients. */
export const apiTokens = pgTable('api_tokens', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** SHA-256 of the token, hex. */
  tokenHash: char({ length: 64 }).notNull().unique(),
  /** Its first characters, shown to identify it. */
  beginning: text().notNull(),
  areas: text().array().$type<StaffArea[]>().notNull(),
  /** Whether it may only read. */
  isReadOnly: boolean().notNull().default(true),
  createdBy: integer()
    .notNull()
    .references(() => users.id),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Accurate to 15 minutes. */
  lastUsedAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
