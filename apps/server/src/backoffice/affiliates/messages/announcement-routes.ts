import { z } from '@hono/zod-openapi';
import {
  countReaders,
  findAdminAnnouncement,
  listAdminAnnouncements,
  lockAnnouncement,
  removeAnnouncement,
  saveAnnouncement,
} from '#modules/affiliates';
import { createRecordRoutes } from '../../record-routes.ts';
import { adminAnnouncementSchema, announcementFormSchema, announcementRecordSchema } from './message-contract.ts';

/** Announcements that affiliates see in their portal and get by email. */
export const announcementRoutes = createRecordRoutes({
  path: 'affiliate-announcements',
  noun: 'affiliate-announcement',
  tag: 'Back office: affiliates',
  area: 'affiliates',
  filter: { isPublished: z.boolean().optional() },
  sorts: ['publishAt'],
  row: adminAnnouncementSchema,
  form: announcementFormSchema,
  record: announcementRecordSchema,
  list: listAdminAnnouncements,
  read: findAdminAnnouncement,
  readExtras: (db, { id }) => countReaders(db, id),
  lock: lockAnnouncement,
  save: saveAnnouncement,
  remove: removeAnnouncement,
});
