import { demoSignIns, findUserId, openSession, userType } from '#modules/accounts';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { inTransaction } from '#platform/transaction';

/** Prints a session token of the demo admin, past the second factor, for browser tests. */
const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
try {
  const adminId = await findUserId(database.db, demoSignIns.find(({ role }) => role === 'Admin')?.email ?? '');
  if (adminId === undefined) throw new Error('the shop has no demo admin');
  const session = await inTransaction(database.db, (tx) =>
    openSession(tx, { id: adminId, userTypeId: userType.admin }, { userAgent: 'test', network: '127.0.0.0' }),
  );
  console.log(session.token);
} finally {
  await database.close();
}
