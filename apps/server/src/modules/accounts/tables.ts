import { char, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

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
  phone: text(),
  countryCode: text(),
  dateOfBirth: text(),
  gender: text(),
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);
