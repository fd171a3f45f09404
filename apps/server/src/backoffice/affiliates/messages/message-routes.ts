import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listConversations, listMessages, markMessagesRead, sendStaffMessage } from '#modules/affiliates';
import { buildSuccessSchema, createRoutes, customerFailures, json, jsonBody } from '#platform/http';
import { adminCall, requireStaff } from '../../admin-call.ts';
import { change } from '../../change.ts';
import { buildAdminListSchema, buildListQuerySchema, buildListResponse, toAdminListQuery } from '../../list-query.ts';
import { numberedPath } from '../../record-call.ts';
import { adminMessageSchema, adminNewMessageSchema, adminReadMessagesSchema, conversationSchema } from './message-contract.ts';
import { getAffiliate } from '../read-affiliate.ts';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const conversation = { 200: json(buildSuccessSchema(z.array(adminMessageSchema)), 'The latest messages, oldest first'), ...customerFailures };

const conversations = createRoute({
  method: 'get',
  path: '/affiliate-conversations',
  tags,
  summary: 'List conversations with affiliates',
  ...call,
  request: { query: buildListQuerySchema({ isUnread: z.boolean().optional() }, ['sentAt']) },
  responses: { 200: json(buildAdminListSchema(conversationSchema), 'A page of conversations, latest message first'), ...customerFailures },
});

const messages = createRoute({
  method: 'get',
  path: '/affiliates/{id}/messages',
  tags,
  summary: 'List the messages between staff and an affiliate',
  ...call,
  request: { params: numberedPath },
  responses: conversation,
});

const write = createRoute({
  method: 'post',
  path: '/affiliates/{id}/messages',
  tags,
  summary: 'Write a message to an affiliate',
  description: 'The affiliate gets an email with the text. Replies up to `readUntilId` are marked as read.',
  ...call,
  request: { params: numberedPath, body: jsonBody(adminNewMessageSchema) },
  responses: conversation,
});

const read = createRoute({
  method: 'post',
  path: '/affiliates/{id}/messages/read',
  tags,
  summary: 'Mark replies of an affiliate as read',
  ...call,
  request: { params: numberedPath, body: jsonBody(adminReadMessagesSchema) },
  responses: conversation,
});

/** Conversations with affiliates. */
export const messageRoutes = createRoutes();

messageRoutes.openapi(conversations, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listConversations(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});

messageRoutes.openapi(messages, async (c) => {
  const { id } = await getAffiliate(c.var.db, c.req.valid('param').id);
  return c.json(success(await listMessages(c.var.db, id)), 200);
});

messageRoutes.openapi(write, async (c) => {
  const { id } = await getAffiliate(c.var.db, c.req.valid('param').id);
  const by = requireStaff(c).name;
  const { readUntilId, ...message } = c.req.valid('json');
  await change(c, async (tx, note) => {
    if (readUntilId !== null) await markMessagesRead(tx, { affiliateId: id, sender: 'affiliate', untilId: readUntilId });
    const sent = await sendStaffMessage(tx, { affiliateId: id, by, ...message });
    // The audit log does not repeat the text, which is deleted with the affiliate.
    if (sent) await note({ action: 'affiliate.message', subject: 'affiliate', subjectId: id, after: sent });
  });
  return c.json(success(await listMessages(c.var.db, id)), 200);
});

messageRoutes.openapi(read, async (c) => {
  const { id } = await getAffiliate(c.var.db, c.req.valid('param').id);
  await markMessagesRead(c.var.db, { affiliateId: id, sender: 'affiliate', ...c.req.valid('json') });
  return c.json(success(await listMessages(c.var.db, id)), 200);
});
