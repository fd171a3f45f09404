import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Db } from './database.ts';
import { mailbox } from './tables.ts';

/** A message to one person. */
export interface MailMessage {
  from: string;
  to: string;
  subject: string;
  html?: string;
  text: string;
  replyTo?: string;
  /** Further headers, `List-Unsubscribe` for one. */
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
}

/** Sends mail. */
export interface Mailer {
  /** @throws when the mail server does not take it; a job tries again */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Sends through a mail server, over a few connections that are kept. */
export function smtpMailer(smtpUrl: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A message is made of our own texts and bytes: no path or address in it is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail(wireForm(message));
    },
    close: () => transport.close(),
  };
}

/** Keeps mail in the database instead of sending it; `/dev/mail` shows it. */
export function mailboxMailer(db: Db): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (message) => {
      const sent = await transport.sendMail(wireForm(message));
      const { from: sender, to: recipient, subject, html, text } = message;
      await db.insert(mailbox).values({ sender, recipient, subject, html, text, raw: (sent.message as Buffer).toString() });
    },
    close: () => undefined,
  };
}

/** The mailer that the configuration asks for. */
export function openMailer(smtpUrl: string | undefined, db: Db): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : mailboxMailer(db);
}

function wireForm({ attachments = [], ...message }: MailMessage): SendMailOptions {
  return { ...message, attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })) };
}
