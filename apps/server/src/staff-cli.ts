import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { ShopError } from '#kit/errors';
import { now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { createUser, resetSecondFactor, seedUserTypes, staffPerson, userType } from '#modules/accounts';
import { recordChange } from '#modules/audit';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { inTransaction } from '#platform/transaction';
import { users } from '#tables/accounts';

const usage = `npm run staff -- add-admin EMAIL FIRST LAST      an admin with a random password, which is shown once
npm run staff -- reset-second-factor EMAIL       he sets up another with his next sign-in`;

/** As the audit log names whoever sits at the machine itself. */
const operator = { userId: null, name: 'operator (npm run staff)' };

try {
  await run();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = '', email = '', firstName = '', lastName = ''] = positionals;
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    if (command === 'add-admin' && lastName) await addAdmin(database, { email, firstName, lastName });
    else if (command === 'reset-second-factor' && email) await reset(database, email);
    else throw new StartError(usage);
  } finally {
    await database.close();
  }
}

async function addAdmin({ db }: Database, person: { email: string; firstName: string; lastName: string }): Promise<void> {
  await seedUserTypes(db);
  // The ending is what the rules ask for besides length; what cannot be guessed stands before it.
  const password = `${secretId(15)}.A1`;
  await inTransaction(db, async (tx) => {
    const id = await createUser(tx, { ...person, password, emailConfirmedAt: now(), userTypeIds: [userType.admin] });
    await recordChange(tx, operator, { action: 'staff.create', subject: 'staff', subjectId: id, after: person });
  });
  console.log(
    `${person.email} is an admin. The password, shown now and never again: ${password}\nThe first sign-in at /admin sets up the second factor.`,
  );
}

async function reset({ db }: Database, email: string): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  const found = user && (await staffPerson(db, user.id));
  if (!found) throw new StartError(`Nobody works here with the e-mail ${email}.`);
  await inTransaction(db, async (tx) => {
    await resetSecondFactor(tx, user.id);
    await recordChange(tx, operator, { action: 'staff.reset-second-factor', subject: 'staff', subjectId: user.id });
  });
  console.log(`${email} is signed out of the back office, and sets up a second factor with the next sign-in.`);
}
