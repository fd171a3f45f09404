import { z } from 'zod';
import { findUserContact } from '#modules/accounts';
import { defineJob } from '#platform/job';
import { previewMail } from './preview-mail.ts';
import { findMailKind } from './admin-mails.ts';

/** Sends staff an example of an email to their own address. */
export const sendTestMail = defineJob({
  name: 'send-test-mail',
  schema: z.object({ userId: z.int(), code: z.string(), countryId: z.int(), languageId: z.int() }),
  run: async ({ db, config, mailer }, { userId, code, countryId, languageId }) => {
    const kind = findMailKind(code);
    const contact = await findUserContact(db, userId);
    if (!kind || !contact) return;
    const { from, subject, html, text } = await previewMail(db, config, { kind, countryId, languageId });
    await mailer.send({ from, to: contact.email, subject: `[Test] ${subject}`, html, text });
  },
});
