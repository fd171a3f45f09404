import { expect } from 'vitest';
import { test } from '#testing/database';
import { runShopCommand } from '#testing/processes/shop-command';

test('the doctor prints a line per check with what to do, and its exit code tells whether one failed', async ({ database }) => {
  const { output, code } = await runShopCommand(database.connection)('commands/doctor');
  expect(code).toBe(1);
  const lines = output.trim().split('\n');
  for (const line of lines) expect(line).toMatch(/^(ok {6}|warning |FAILURE ) [a-z]+: /);
  for (const check of ['settings', 'database', 'migrations', 'clock', 'mail', 'storage', 'payments', 'disk', 'backups', 'worker', 'admins'])
    expect(output).toMatch(new RegExp(` ${check}: `));
  expect(output).toContain('FAILURE  admins: Nobody can sign in to the back office as an admin. Run npm run admin -- create EMAIL FIRST LAST');

  const created = await runShopCommand(database.connection)('commands/staff', 'create', 'mira@shop.example', 'Mira', 'Novak');
  expect(created).toMatchObject({ code: 0, output: expect.stringContaining('mira@shop.example is an admin') as string });
  expect((await runShopCommand(database.connection)('commands/doctor')).output).toContain('ok       admins: There is an admin.');
});

test('without a database the doctor says so and checks the rest', async ({ database }) => {
  const { output, code } = await runShopCommand({ ...database.connection, database: 'absent' })('commands/doctor');
  expect(code).toBe(1);
  expect(output).toMatch(/^FAILURE {2}database: The check failed: .*"absent".* Check DATABASE_URL/m);
  expect(output).not.toContain('migrations:');
  expect(output).toContain('storage: The store local writes, reads and removes files.');
});

test('a wrong setting stops the doctor with a line for each', async ({ database }) => {
  const { output, code } = await runShopCommand(database.connection, { STORAGE: 's3', PORT: 'x' })('commands/doctor');
  expect({ output, code }).toEqual({ output: 'PORT must be a whole number from 1 to 65535, it is "x"\n', code: 1 });
});
