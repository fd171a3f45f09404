import { sql, type SQL } from 'drizzle-orm';
import { waysTo } from './staff-customers.ts';
import { users } from './tables.ts';

/** Who has an account: `user_id`, what he is called, his e-mail, and whether the mailbox is known to be his. */
export const userBooks: SQL = sql`select id as user_id, first_name, last_name, email, email_confirmed_at is not null as is_email_confirmed from ${users}`;

/** Accounts whose e-mail or names begin like this: a query of ids. Each way is served by an index. */
export const usersNamed = (text: string): SQL => waysTo(text.trim(), { phones: [], among: undefined }) ?? sql`select null::int`;
