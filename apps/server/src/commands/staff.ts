import { now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import { createUser, findStaffMember, findUserId, hasOpenAdmin, resetSecondFactor, seedUserTypes, userType } from '#modules/accounts';
import { recordChange } from '#modules/audit';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { inTransaction } from '#platform/transaction';
import { removeDemoAccounts } from '../demo/go-live/remove-demo-accounts.ts';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

/** The name in the audit log for an operator at the command line. */
const operator = { userId: null, name: 'operator (npm run staff)' };

const program = createProgram('staff', 'Manages the accounts of staff.');

program
  .command('add-admin')
  // `npm run admin -- create`
  .alias('create')
  .description('adds an admin with a random password, which is shown once')
  .argument('<email>', 'email address for signing in')
  .argument('<first>', 'first name')
  .argument('<last>', 'last name')
  .action((email: string, firstName: string, lastName: string) => runWithDatabase(({ db }) => addAdmin(db, { email, firstName, lastName })));

program
  .command('reset-second-factor')
  .description('removes the second factor; the next sign-in sets up a new one')
  .argument('<email>', 'email address of the staff member')
  .action((email: string) => runWithDatabase(({ db }) => reset(db, email)));

program
  .command('remove-demo-accounts')
  .description('disables all demo accounts; their orders are kept')
  .action(() => runWithDatabase(({ db }) => removeDemo(db)));

async function addAdmin(db: Db, person: { email: string; firstName: string; lastName: string }): Promise<void> {
  await seedUserTypes(db);
  // The suffix satisfies the password rules. The random part makes the password secure.
  const password = `${createSecretId(15)}.A1`;
  await inTransaction(db, async (tx) => {
    const id = await createUser(tx, { ...person, password, emailConfirmedAt: now(), userTypeIds: [userType.admin] });
    await recordChange(tx, operator, { action: 'staff.create', subject: 'staff', subjectId: id, after: person });
  });
  console.log(`${person.email} is an admin. The password is shown only once: ${password}\nThe first sign-in at /admin sets up the second factor.`);
}

async function reset(db: Db, email: string): Promise<void> {
  const userId = await findUserId(db, email);
  const found = userId !== undefined && (await findStaffMember(db, userId));
  if (!found) throw new StartError(`There is no staff member with the email ${email}.`);
  await inTransaction(db, async (tx) => {
    await resetSecondFactor(tx, userId);
    await recordChange(tx, operator, { action: 'staff.reset-second-factor', subject: 'staff', subjectId: userId });
  });
  console.log(`${email} is signed out of the back office and sets up a second factor at the next sign-in.`);
}

async function removeDemo(db: Db): Promise<void> {
  const emails = await removeDemoAccounts(db, operator);
  console.log(emails.length === 0 ? 'There are no demo accounts.' : `Disabled ${emails.length} demo accounts:\n${emails.join('\n')}`);
  if (!(await hasOpenAdmin(db))) console.log('The shop has no admin now. Add one: npm run staff -- add-admin EMAIL FIRST LAST');
}

await runCommand(program);
