import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { askEmailConfirmation, closeAccount, endSessions, forgotPassword, reopenAccount, userContact, type UserContact } from '#modules/accounts';
import { requestExport, startErasure } from '#modules/privacy';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { staffCall } from '../staff-call.ts';
import { closeCustomerSchema, customerRecordSchema, eraseCustomerSchema } from './contract.ts';
import { accountOf, readCustomer } from './read-customer.ts';

const tags = ['Back office: customers'];
const call = staffCall('customers');
const params = z.object({ id: z.string().min(1).max(40) });
const nothing = z.object({});

/** Something that staff do with an account. None of it shows or sets a password. */
const workRoute = <const Path extends string, Schema extends z.ZodType>(path: Path, schema: Schema, summary: string) =>
  createRoute({
    method: 'post',
    path: `/customers/{id}/${path}` as const,
    tags,
    summary,
    ...call,
    request: { params, body: jsonBody(schema) },
    responses: { 200: json(successOf(customerRecordSchema), 'The customer as he is now'), ...ownFailures },
  });

const close = workRoute('close', closeCustomerSchema, 'Close the account: nobody signs in by it any more');
const reopen = workRoute('reopen', nothing, 'Open a closed account again');
const signOut = workRoute('sign-out', nothing, 'Sign him out on all devices');
const confirm = workRoute('resend-confirmation', nothing, 'Ask his mailbox once more whether it is his');
const reset = workRoute('send-password-reset', nothing, 'Mail him a link by which he sets another password himself');
const exportData = workRoute('export', nothing, 'Have all that is held about him put together; he is mailed when he can fetch it');
const erase = workRoute('erase', eraseCustomerSchema, 'Delete the account, as he wishes; refused while an order is under way');

export const customerWorkRoutes = createRoutes();

customerWorkRoutes.openapi(close, async (c) => {
  const after = c.req.valid('json');
  return c.json(success(await work(c, 'close', (tx, { userId }) => closeAccount(tx, userId), after)), 200);
});

customerWorkRoutes.openapi(reopen, async (c) => c.json(success(await work(c, 'reopen', (tx, { userId }) => reopenAccount(tx, userId))), 200));

customerWorkRoutes.openapi(signOut, async (c) => c.json(success(await work(c, 'sign-out', (tx, { userId }) => endSessions(tx, userId))), 200));

customerWorkRoutes.openapi(confirm, async (c) =>
  c.json(success(await work(c, 'resend-confirmation', (tx, { userId, ...where }) => askEmailConfirmation(tx, userId, where))), 200),
);

customerWorkRoutes.openapi(reset, async (c) =>
  c.json(success(await work(c, 'send-password-reset', (tx, contact) => forgotPassword(tx, contact, { isWithin: true }))), 200),
);

customerWorkRoutes.openapi(exportData, async (c) => c.json(success(await work(c, 'export', (tx, contact) => requestExport(tx, contact))), 200));

customerWorkRoutes.openapi(erase, async (c) => {
  const typed = c.req.valid('json').email.toLowerCase();
  const erased = await work(c, 'erase', async (tx, contact) => {
    if (typed !== contact.email) throw new InvalidInput([{ field: 'email', code: 'other', params: { message: 'This is not his e-mail' } }]);
    await startErasure(tx, contact);
  });
  return c.json(success(erased), 200);
});

/** Does it with an account and writes it down. */
async function work(c: Context<ApiEnv>, action: string, verb: (tx: Tx, contact: UserContact) => Promise<unknown>, after?: object) {
  const id = c.req.param('id') ?? '';
  await change(c, async (tx, note) => {
    const { id: userId } = await accountOf(tx, id);
    const contact = await userContact(tx, userId);
    if (!contact) throw new NotThere('customer');
    await verb(tx, contact);
    await note({ action: `customer.${action}`, subject: 'customer', subjectId: userId, after });
  });
  return readCustomer(c.var.db, id);
}
