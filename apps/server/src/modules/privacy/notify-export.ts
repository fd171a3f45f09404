import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findUserContact } from '#modules/accounts';
import { sendAccountMail } from '#modules/notifications';
import { defineJob } from '#platform/job';
import { dataRequests } from './tables.ts';

/** Sends the email that an export is ready, with a link; the file is never attached. */
export const notifyExport = defineJob({
  name: 'privacy.notify-export',
  schema: z.object({ requestId: z.string() }),
  run: async (services, { requestId }) => {
    const [request] = await services.db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
    const contact = request?.userId && request.status === 'ready' ? await findUserContact(services.db, request.userId, request) : undefined;
    if (contact) await sendAccountMail(services, contact, { kind: 'dataReady', path: '/user/privacy' }, `data-${requestId}`);
  },
  retry: { limit: 15, delaySeconds: 10 },
});
