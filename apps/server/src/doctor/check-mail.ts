import { verifyMailServer } from '#platform/mailer';
import { createFindings, describeReason, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('mail');

/** Connects and signs in to the mail server. Sends no mail. */
export async function checkMail(smtpUrl: string | undefined): Promise<Finding> {
  if (!smtpUrl) return warn('Emails are stored in the database and shown at /dev/mail; none is sent.', 'Set SMTP_URL.');
  const { host } = new URL(smtpUrl);
  try {
    await verifyMailServer(smtpUrl);
    return ok(`The mail server ${host} accepts us.`);
  } catch (error) {
    return fail(
      `The mail server ${host} does not accept us: ${describeReason(error)}`,
      'Check SMTP_URL, and that this machine may connect to that port.',
    );
  }
}
