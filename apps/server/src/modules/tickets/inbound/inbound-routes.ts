import { createRoute } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { success } from '#kit/envelope';
import { isSameSecret } from '#kit/same-secret';
import { createRoutes, failures, failureSchema, fileBody, json, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { inboundMailPath, inboundMailSchema, largestMail } from '../contract.ts';
import { InboundMailOff, InboundMailRefused, InboundMailTooLarge } from '../errors.ts';
import { receiveMail } from './receive-mail.ts';

/** Checks the secret before the body is read. */
const requireSecret = createMiddleware<ApiEnv>(async (c, next) => {
  const { secret } = c.var.config.inboundMail;
  if (secret === undefined) throw new InboundMailOff();
  const [, given = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!isSameSecret(given, secret)) throw new InboundMailRefused();
  await next();
});

const limitMail = bodyLimit({
  maxSize: largestMail,
  onError: () => {
    throw new InboundMailTooLarge(largestMail);
  },
});

const mail = createRoute({
  method: 'post',
  path: inboundMailPath,
  tags: ['Help'],
  summary: 'Receive an email from the mail provider',
  description:
    'The body is the whole email in the format of RFC 5322 (`message/rfc822`). The header `Authorization: Bearer` contains INBOUND_MAIL_SECRET. ' +
    'An answer to a ticket from the address of the ticket is added to it. All other emails open a ticket. Attachments are not stored.',
  middleware: [requireSecret, limitMail],
  request: { body: fileBody('message/rfc822') },
  responses: {
    200: json(buildSuccessSchema(inboundMailSchema), 'What was done with the email'),
    ...failures,
    401: json(failureSchema, 'The secret is wrong'),
    413: json(failureSchema, 'The email is too large'),
  },
});

export const inboundRoutes = createRoutes().openapi(mail, async (c) => {
  const raw = new Uint8Array(await c.req.arrayBuffer());
  return c.json(success({ result: await receiveMail(c.var.db, c.var.config, raw) }), 200);
});
