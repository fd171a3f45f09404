import { sql, type SQL } from 'drizzle-orm';
import { buildCustomerSearch } from './admin-customers.ts';
import { users } from '../tables.ts';

/** All accounts: a query of id, names, email, and whether the email is confirmed. */
export const userChecks: SQL = sql`select id as user_id, first_name, last_name, email, email_confirmed_at is not null as is_email_confirmed from ${users}`;

/** Accounts whose email or names start with this text: a query of ids. Each search uses an index. */
export const buildUserSearch = (text: string): SQL => buildCustomerSearch(text.trim(), { phones: [], among: undefined }) ?? sql`select null::int`;
