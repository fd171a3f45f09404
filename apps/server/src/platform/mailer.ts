import { minutes } from '#kit/clock';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Db } from './database.ts';
import { inbox } from './tables.ts';

/** A message to one person. */
export interface MailMessage {
  from: string;
  to: string;
  subject: string;
  html?: string;
  text: string;
  replyTo?: string;
  /** Additional headers, for example `List-Unsubscribe`. */
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
}

/** Sends mail. */
export interface Mailer {
  /** @throws when the mail server does not accept the message; a job retries */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Time in ms after which another job may send a claimed email. Sending takes less, although the timeouts below apply to each answer of the mail server. */
export const MAIL_CLAIM_TIMEOUT_MS = minutes(5);

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connects and signs in to a mail server without sending. @throws when it does not accept the connection or the password */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Creates a mailer that sends through a mail server over a few persistent connections. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    ...timeouts,
    // A message contains only the shop's own texts and bytes, so paths and addresses in it are not opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail(toSendMailOptions(message));
    },
    close: () => transport.close(),
  };
}

/** Creates a mailer that stores mail in the database. `/dev/mail` shows the stored mail. */
export function createInboxMailer(db: Db): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (message) => {
      const sent = await transport.sendMail(toSendMailOptions(message));
      const { from: sender, to: recipient, subject, html, text } = message;
      await db.insert(inbox).values({ sender, recipient, subject, html, text, raw: (sent.message as Buffer).toString() });
    },
    close: () => undefined,
  };
}

/** Creates the mailer for the configuration. */
export function openMailer(smtpUrl: string | undefined, db: Db): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl) : createInboxMailer(db);
}

function toSendMailOptions({ attachments = [], ...message }: MailMessage): SendMailOptions {
  return { ...message, attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })) };
}
