import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { isEmail } from '#kit/email';
import { toOneLine } from '#kit/one-line';
import { toPlainText } from '#kit/plain-text';
import { NotAnEmail } from '../errors.ts';
import { readHtmlText } from './read-html-text.ts';
import { removeQuote } from './remove-quote.ts';

/** An email as the tickets need it. */
export interface ReceivedMail {
  /** Lower case. */
  email: string;
  name: string;
  /** The addresses to which it was sent, lower case. */
  recipients: string[];
  subject: string;
  /** With angle brackets; a hash of the email if it has none. */
  messageId: string;
  /** The ids in `In-Reply-To` and `References`, the latest first. */
  references: string[];
  /** Without the quotation at its end. */
  text: string;
  wholeText: string;
  /** The names of the attachments. */
  attachments: string[];
  isAutomatic: boolean;
}

/** Maximum lengths in characters. */
const MAX_LENGTH = { text: 200_000, name: 120, subject: 300, messageId: 990, fileName: 200 };
const MAX_ATTACHMENTS = 50;
const MAX_REFERENCES = 100;

/** Parses an email in the format of RFC 5322 and MIME. @throws NotAnEmail */
export async function parseMail(raw: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true }).catch(() => {
    throw new NotAnEmail();
  });
  const email = mail.from?.address?.toLowerCase() ?? '';
  if (!isEmail(email)) throw new NotAnEmail();
  const wholeText = toPlainText(decodeWindows1252(mail.text ?? readHtmlText(mail.html ?? '')))
    .trim()
    .slice(0, MAX_LENGTH.text);
  return {
    email,
    name: toOneLine(mail.from?.name ?? '').slice(0, MAX_LENGTH.name) || email.slice(0, email.indexOf('@')),
    recipients: listRecipients(mail),
    subject: toOneLine(mail.subject ?? '').slice(0, MAX_LENGTH.subject),
    messageId: listIds(mail.messageId)[0] ?? `<${createHash('sha256').update(raw).digest('hex')}@message-id.invalid>`,
    references: [...listIds(mail.inReplyTo), ...listIds(mail.references).toReversed()].slice(0, MAX_REFERENCES),
    text: removeQuote(wholeText),
    wholeText,
    attachments: mail.attachments
      .slice(0, MAX_ATTACHMENTS)
      .map(({ filename, mimeType }) => toOneLine(toPlainText(filename ?? mimeType)).slice(0, MAX_LENGTH.fileName)),
    isAutomatic: isAutomatic(mail, email),
  };
}

/** The characters of Windows-1252 at the positions of the control characters U+0080 to U+009F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Corrects Windows-1252 text of Outlook: `TextDecoder` of Node 20 decodes it as ISO 8859-1. */
const decodeWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);

/** Returns the ids of a header without control characters; longer ones are not valid. */
const listIds = (header = ''): string[] => (header.match(/<[^<>\s]+>/g) ?? []).filter((id) => id.length <= MAX_LENGTH.messageId).map(toOneLine);

function listRecipients(mail: Email): string[] {
  const addresses: readonly Address[] = [...(mail.to ?? []), ...(mail.cc ?? [])];
  const named = addresses.flatMap((one) => (one.group ? one.group.map(({ address }) => address) : one.address));
  return [...named, mail.deliveredTo ?? ''].filter(Boolean).map((address) => address.toLowerCase());
}

const findHeader = (mail: Email, name: string): string | undefined => mail.headers.find(({ key }) => key === name)?.value.toLowerCase();

/** Returns whether a program wrote an email (RFC 3834): an absence notice, a bounce or a mailing list. */
function isAutomatic(mail: Email, email: string): boolean {
  const submitted = findHeader(mail, 'auto-submitted');
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true;
  if (/^(?:bulk|junk|list|auto_reply)\b/.test(findHeader(mail, 'precedence') ?? '')) return true;
  if (['x-autoreply', 'x-autorespond', 'list-id'].some((name) => findHeader(mail, name) !== undefined)) return true;
  return findHeader(mail, 'return-path')?.trim() === '<>' || /^(?:mailer-daemon|postmaster)@/.test(email);
}
