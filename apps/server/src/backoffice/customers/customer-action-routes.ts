import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import {
  askEmailConfirmation,
  closeAccount,
  endSessions,
  forgotPassword,
  removeTwoStep,
  reopenAccount,
  findUserContact,
  type UserContact,
} from '#modules/accounts';
import { requestExport, startErasure } from '#modules/privacy';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type PathContext } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { adminCall } from '../admin-call.ts';
import { closeCustomerSchema, customerRecordSchema, eraseCustomerSchema } from './contract.ts';
import { getAccount, readCustomer } from './read-customer.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: customers'];
const call = adminCall('customers');
const params = z.object({ id: textField.min(1).max(40) });
const nothing = z.object({});

/** Defines a route for an action on a customer account. No action reads or sets a password. */
const createActionRoute = <const Path extends string, Schema extends z.ZodType>(path: Path, schema: Schema, summary: string) =>
  createRoute({
    method: 'post',
    path: `/customers/{id}/${path}` as const,
    tags,
    summary,
    ...call,
    request: { params, body: jsonBody(schema) },
    responses: { 200: json(buildSuccessSchema(customerRecordSchema), 'The updated customer'), ...customerFailures },
  });

const close = createActionRoute('close', closeCustomerSchema, 'Close a customer account');
const reopen = createActionRoute('reopen', nothing, 'Reopen a closed customer account');
const signOut = createActionRoute('sign-out', nothing, 'Sign a customer out on all devices');
const confirm = createActionRoute('resend-confirmation', nothing, 'Send the email confirmation to a customer again');
const reset = createActionRoute('send-password-reset', nothing, 'Send a password reset email to a customer');
const endTwoStep = createActionRoute('end-two-step', nothing, 'Switch off two-step sign-in for a customer who lost their device');
const exportData = createActionRoute('export', nothing, 'Create a personal data export for a customer');
const erase = createActionRoute('erase', eraseCustomerSchema, 'Delete a customer account at the customer’s request');

export const customerActionRoutes = createRoutes();

customerActionRoutes.openapi(close, async (c) => {
  const after = c.req.valid('json');
  return c.json(success(await runAction(c, 'close', (tx, { userId }) => closeAccount(tx, userId), after)), 200);
});

customerActionRoutes.openapi(reopen, async (c) => c.json(success(await runAction(c, 'reopen', (tx, { userId }) => reopenAccount(tx, userId))), 200));

customerActionRoutes.openapi(signOut, async (c) => c.json(success(await runAction(c, 'sign-out', (tx, { userId }) => endSessions(tx, userId))), 200));

customerActionRoutes.openapi(confirm, async (c) =>
  c.json(success(await runAction(c, 'resend-confirmation', (tx, { userId, ...where }) => askEmailConfirmation(tx, userId, where))), 200),
);

customerActionRoutes.openapi(reset, async (c) =>
  c.json(success(await runAction(c, 'send-password-reset', (tx, contact) => forgotPassword(tx, contact, { isWithin: true }))), 200),
);

customerActionRoutes.openapi(endTwoStep, async (c) =>
  c.json(success(await runAction(c, 'end-two-step', (tx, { userId }) => removeTwoStep(tx, userId))), 200),
);

customerActionRoutes.openapi(exportData, async (c) =>
  c.json(success(await runAction(c, 'export', (tx, contact) => requestExport(tx, contact))), 200),
);

customerActionRoutes.openapi(erase, async (c) => {
  const typed = c.req.valid('json').email.toLowerCase();
  const erased = await runAction(c, 'erase', async (tx, contact) => {
    if (typed !== contact.email)
      throw new InvalidInput([{ field: 'email', code: 'other', params: { message: 'This is not the email of the customer' } }]);
    await startErasure(tx, contact);
  });
  return c.json(success(erased), 200);
});

/** Performs an operation on an account and records it. */
async function runAction(c: PathContext<{ id: string }>, action: string, verb: (tx: Tx, contact: UserContact) => Promise<unknown>, after?: object) {
  const id = c.req.valid('param').id;
  await change(c, async (tx, note) => {
    const { id: userId } = await getAccount(tx, id);
    const contact = await findUserContact(tx, userId);
    if (!contact) throw new RecordNotFound('customer');
    await verb(tx, contact);
    await note({ action: `customer.${action}`, subject: 'customer', subjectId: userId, after });
  });
  return readCustomer(c.var.db, id);
}
