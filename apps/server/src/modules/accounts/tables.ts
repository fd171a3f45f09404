import { sql } from 'drizzle-orm';
import { bigint, boolean, char, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import type { StaffArea } from './staff-areas.ts';

export const userTypes = pgTable('user_types', {
  /** The ids of the specification: Admin 1 … Seller 6. */
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
    /** The language of emails; null for the language of the country's shop. */
    languageId: integer().references(() => languages.id),
    /** The country of the shop in which the account was created. This shop sends the emails. */
    countryId: integer().references(() => countries.id),
    isSubscribed: boolean().notNull().default(false),
    /** The time at which the owner confirmed the email address; null if it is not confirmed. */
    emailConfirmedAt: timestamp({ withTimezone: true }),
    /** The argon2id hash in PHC format. */
    passwordHash: text().notNull(),
    /** The time at which the account was closed, for example of staff who have left; null if it is open. */
    closedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // These indexes are for back-office searches by the start of a value.
    index('users_email_start').on(table.email.op('text_pattern_ops')),
    index('users_last_name_start').using('btree', sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_first_name_start').using('btree', sql`lower(${table.firstName}) text_pattern_ops`),
    index().on(table.phone.op('text_pattern_ops')),
    index().on(table.createdAt.desc(), table.id.desc()),
  ],
);

/** The folded text by which staff find an account. A trigger on `users` writes it. */
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
    /** The time of a sign-in by passkey; null for other sign-ins. A recent passkey sign-in replaces the password before a sensitive change. */
    passkeyAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** The browsers from which a user has signed in. A new browser is reported by email. */
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

/** Single-use tokens of links in emails. They expire. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of 256 random bits, hex. */
    tokenHash: char({ length: 64 }).primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountTokenKind>().notNull(),
    /** The email address that the link confirms or changes, in lower case. For a reset it is the address to which the link was sent. */
    email: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** Pending changes of email. A change takes effect when both addresses are confirmed. */
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
    /** The credential id from the browser, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** The signature counter, which some devices increase with each use. A lower value indicates a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The host of the shop on which the passkey was created and is valid. */
    rpId: text().notNull(),
    /** Whether the passkey was created in the back office after a second factor. Only such a passkey counts as a second factor. */
    isForStaff: boolean().notNull().default(false),
    /** The name given by its owner. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);

/** Single-use challenges for passkeys. They are valid for minutes. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: text().primaryKey(),
  challenge: text().notNull(),
  rpId: text().notNull(),
  /** The user who adds a passkey; null for a sign-in. */
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

/** The TOTP second factor of a user: RFC 6238, SHA-1, six digits, thirty seconds. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret in base32. */
  secret: text().notNull(),
  /** The time of the first accepted code; null if no code was accepted yet. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The step of the last accepted code, so that no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Single-use codes for users who have lost their device. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of 80 random bits, hex. */
    codeHash: char({ length: 64 }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins of users who have entered the correct password and still need a second factor. */
export const secondFactorChallenges = pgTable('second_factor_challenges', {
  /** SHA-256 of 256 random bits, hex. */
  tokenHash: char({ length: 64 }).primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  userTypeId: integer()
    .notNull()
    .references(() => userTypes.id),
  /** Number of attempts so far. */
  failures: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Tokens for API clients. */
export const apiTokens = pgTable('api_tokens', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** SHA-256 of the token, hex. */
  tokenHash: char({ length: 64 }).notNull().unique(),
  /** The first characters of the token, by which staff identify it. */
  beginning: text().notNull(),
  areas: text().array().$type<StaffArea[]>().notNull(),
  /** Whether the token allows only reading. */
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
