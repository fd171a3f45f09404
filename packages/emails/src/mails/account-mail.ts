import type { AccountMailKind } from '../texts/account-texts.ts';
import { html, type Html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of a mail about an account. */
export interface AccountMailData {
  kind: AccountMailKind;
  /** The reader's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** '' for an unconfirmed email address: a name that another person may have typed must not be sent to it. */
  firstName: string;
  /** Target of the button; unused if there is none. */
  link: string;
  /** The other email address, if the mail is about one. */
  newEmail?: string;
  /** The shop's email address. */
  writeTo: string;
  /** Of a sign-in from an unknown browser, or of a new passkey. */
  signIn?: SignInDetails;
}

interface SignInDetails {
  at: Date;
  /** IANA zone. */
  timeZone: string;
  /** `Firefox`; '' if unknown. */
  browser: string;
  os: string;
  /** `203.0.113.0`; '' if unknown. */
  network: string;
}

/** Writes a mail about an account. */
export function accountMail({ kind, language, shopName, shopUrl, firstName, link, newEmail = '', writeTo, signIn }: AccountMailData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
  const say = texts.account;
  const letter = say.letters[kind]({ shop: shopName, newEmail, writeTo });
  const [greeting, footer] = [say.greeting(firstName), say.footer(shopName)];
  const details = signIn ? detailLines(say.signIn, tag, signIn) : [];
  return {
    subject: letter.subject,
    html: layout({
      lang: tag,
      title: letter.subject,
      shopName,
      shopUrl,
      preview: letter.lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${letter.heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${letter.lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${details.length > 0 ? table(details) : null}
        ${letter.button === null ? null : button(letter.button, link)}
        ${letter.note === '' ? null : html`<p style="${styles.quiet}margin:16px 0 0;">${letter.note}</p>`}`,
      footer,
    }),
    text: `${[
      shopName,
      letter.heading,
      `${greeting}\n${letter.lines.join('\n\n')}`,
      details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      letter.button === null ? '' : `${letter.button}:\n${link}`,
      letter.note,
      footer,
    ]
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
  };
}

interface Detail {
  label: string;
  value: string;
}

function detailLines(
  say: { when: string; browser: string; network: string; unknown: string },
  tag: string,
  { at, timeZone, browser, os, network }: SignInDetails,
): Detail[] {
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
  return [
    { label: say.when, value: `${when} (${timeZone.replaceAll('_', ' ')})` },
    { label: say.browser, value: [browser, os].filter(Boolean).join(', ') || say.unknown },
    { label: say.network, value: network || say.unknown },
  ];
}

const table = (details: readonly Detail[]): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
    ${details.map(
      ({ label, value }) =>
        html`<tr>
          <td style="${styles.cell}${styles.quiet}padding-right:24px;">${label}</td>
          <td style="${styles.cell}">${value}</td>
        </tr>`,
    )}
  </table>`;

/** The purpose of each mail; others are named by their code. */
const purposes: Readonly<Record<string, string>> = {
  welcome: 'An account was made',
  confirmEmail: 'Confirm an e-mail address',
  resetPassword: 'A new password was asked for',
  passwordChanged: 'A password was changed',
  newDevice: 'A sign-in from an unknown browser',
  passkeyAdded: 'A passkey was added',
  leaveEmail: 'Change of e-mail: the old mailbox is asked',
  takeEmail: 'Change of e-mail: the new mailbox is asked',
  takenEmail: 'Change of e-mail: the address has an account',
  emailChanged: 'The e-mail was changed',
  dataReady: 'A copy of one’s data is ready',
  accountDeleted: 'An account is deleted',
};

export const accountKinds: readonly MailKind[] = (Object.keys(getMailTexts('en').texts.account.letters) as AccountMailKind[]).map((kind) => ({
  code: `account-${kind}`,
  name: purposes[kind] ?? kind,
  own: [`account.letters.${kind}.`],
  shared: ['account.greeting', 'account.footer', ...(kind === 'newDevice' || kind === 'passkeyAdded' ? ['account.signIn.'] : [])],
  example: (facts) =>
    accountMail({
      kind,
      ...facts,
      link: `${facts.shopUrl}/user`,
      newEmail: 'ana.new@example.com',
      ...(kind === 'newDevice' && {
        signIn: { at: facts.at, timeZone: facts.timeZone, browser: 'Firefox', os: 'Windows', network: '203.0.113.0' },
      }),
    }),
}));
