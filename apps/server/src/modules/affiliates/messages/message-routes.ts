import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { buildSuccessSchema, createRoutes, customerFailures, failures, json, jsonBody } from '#platform/http';
import { idQuery, textField } from '#platform/request-fields';
import { affiliateCall, requireAffiliate } from '../affiliate-call.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listMessages } from './list-messages.ts';
import { markAnnouncementsRead } from './mark-announcements-read.ts';
import { markMessagesRead } from './mark-messages-read.ts';
import {
  affiliateMessageSchema,
  announcementPageSchema,
  announcementQuerySchema,
  newMessageSchema,
  readAnnouncementsSchema,
  readMessagesSchema,
} from './message-contract.ts';
import { sendReply } from './send-message.ts';
import { stopAnnouncementMails } from './stop-announcement-mails.ts';

const tags = ['Affiliate'];
const params = z.object({ affiliateId: idQuery });
const nothing = (description: string) => ({ 200: json(buildSuccessSchema(z.null()), description), ...customerFailures });
const conversation = { 200: json(buildSuccessSchema(z.array(affiliateMessageSchema)), 'The latest messages, oldest first'), ...customerFailures };

const announcements = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/announcements',
  tags,
  summary: 'List announcements for an affiliate',
  description: 'Published announcements for the groups and countries of the affiliate, newest first. Texts fall back to English.',
  request: { params, query: announcementQuerySchema },
  responses: { 200: json(buildSuccessSchema(announcementPageSchema), 'A page of announcements'), ...customerFailures },
});

const readAnnouncements = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/announcements/read',
  tags,
  summary: 'Mark announcements as read',
  request: { params, body: jsonBody(readAnnouncementsSchema) },
  responses: nothing('The announcements are marked as read'),
});

const messages = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/messages',
  tags,
  summary: 'List the messages between an affiliate and the shop',
  request: { params },
  responses: conversation,
});

const reply = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/messages',
  tags,
  summary: 'Send a message to the shop',
  request: { params, body: jsonBody(newMessageSchema) },
  responses: conversation,
});

const readMessages = createRoute({
  ...affiliateCall,
  method: 'post',
  path: '/affiliate/{affiliateId}/messages/read',
  tags,
  summary: 'Mark messages of the shop as read',
  request: { params, body: jsonBody(readMessagesSchema) },
  responses: nothing('The messages are marked as read'),
});

const stopMails = createRoute({
  method: 'post',
  path: '/affiliate/announcement-mails/stop',
  tags,
  summary: 'Stop emails with announcements with an email link',
  request: { query: z.object({ token: textField.min(1).max(200) }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The affiliate gets no more announcements by email'), ...failures },
});

/** Removes the name of the staff member, which affiliates do not see. */
const toOwnMessages = (rows: Awaited<ReturnType<typeof listMessages>>) => rows.map(({ author: _, ...message }) => message);

/** An affiliate's announcements and their conversation with staff. Applicants and suspended affiliates can write too. */
export const messageRoutes = createRoutes()
  .openapi(announcements, async (c) => {
    const page = await listAnnouncements(c.var.db, { affiliateId: requireAffiliate(c).id, ...c.req.valid('query') });
    return c.json(success(page), 200);
  })
  .openapi(readAnnouncements, async (c) => {
    await markAnnouncementsRead(c.var.db, { affiliateId: requireAffiliate(c).id, ...c.req.valid('json') });
    return c.json(success(null), 200);
  })
  .openapi(messages, async (c) => c.json(success(toOwnMessages(await listMessages(c.var.db, requireAffiliate(c).id))), 200))
  .openapi(reply, async (c) => {
    const affiliateId = requireAffiliate(c).id;
    await sendReply(c.var.db, { affiliateId, ...c.req.valid('json') });
    return c.json(success(toOwnMessages(await listMessages(c.var.db, affiliateId))), 200);
  })
  .openapi(stopMails, async (c) => {
    await stopAnnouncementMails(c.var.db, c.req.valid('query').token);
    return c.json(success(null), 200);
  })
  .openapi(readMessages, async (c) => {
    await markMessagesRead(c.var.db, { affiliateId: requireAffiliate(c).id, sender: 'staff', ...c.req.valid('json') });
    return c.json(success(null), 200);
  });
