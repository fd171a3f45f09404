import { html, type Html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { isTextKey } from '@selvedge/i18n/texts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage, type TranslateMail } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

export type AccountMailKind = MailKindOf<'account'>;

/** Data of an email about an account. */
export interface AccountMailData {
  kind: AccountMailKind;
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** '' for an unconfirmed email address: a name that another person may have typed must not be sent to it. */
  firstName: string;
  /** Target of the button; unused if there is none. */
  link: string;
  /** The other email address, if the email is about one. */
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

/** Writes an email about an account. */
export function accountMail({ kind, language, shopName, shopUrl, firstName, link, newEmail = '', writeTo, signIn }: AccountMailData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const letter = `account.${kind}` as const;
  const subject = t(`${letter}.subject`, { shop: shopName });
  const heading = t(`${letter}.heading`);
  const lines = listLines(t, letter, { shop: shopName, newEmail, writeTo });
  const [buttonKey, noteKey] = [`${letter}.button`, `${letter}.note`] as const;
  const label = isTextKey('mails', buttonKey) ? t(buttonKey) : '';
  const note = isTextKey('mails', noteKey) ? t(noteKey) : '';
  const [greeting, footer] = [greet(t, firstName), t('account.footer', { shop: shopName })];
  const details = signIn ? detailLines(t, tag, signIn) : [];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${details.length > 0 ? table(details) : null}
        ${label === '' ? null : button(label, link)} ${note === '' ? null : html`<p style="${styles.quiet}margin:16px 0 0;">${note}</p>`}`,
      footer,
    }),
    text: `${[
      shopName,
      heading,
      `${greeting}\n${lines.join('\n\n')}`,
      details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      label === '' ? '' : `${label}:\n${link}`,
      note,
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

/** Returns the greeting by first name. @param firstName '' for an email address of an unknown person */
export const greet = (t: TranslateMail, firstName: string): string =>
  firstName === '' ? t('account.greetingWithoutName') : t('account.greeting', { firstName });

function detailLines(t: TranslateMail, tag: string, { at, timeZone, browser, os, network }: SignInDetails): Detail[] {
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
  return [
    { label: t('account.signIn.when'), value: `${when} (${timeZone.replaceAll('_', ' ')})` },
    { label: t('account.signIn.browser'), value: [browser, os].filter(Boolean).join(', ') || t('account.signIn.unknown') },
    { label: t('account.signIn.network'), value: network || t('account.signIn.unknown') },
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

/** The purpose of each email. */
const purposes: Readonly<Record<AccountMailKind, string>> = {
  welcome: 'An account was made',
  confirmEmail: 'Confirm an e-mail address',
  resetPassword: 'A new password was asked for',
  passwordChanged: 'A password was changed',
  newDevice: 'A sign-in from an unknown browser',
  passkeyAdded: 'A passkey was added',
  twoStepOn: 'Two-step sign-in was switched on',
  twoStepOff: 'Two-step sign-in was switched off',
  leaveEmail: 'Change of e-mail: the old mailbox is asked',
  takeEmail: 'Change of e-mail: the new mailbox is asked',
  takenEmail: 'Change of e-mail: the address has an account',
  emailChanged: 'The e-mail was changed',
  dataReady: 'A copy of one’s data is ready',
  accountDeleted: 'An account is deleted',
  invited: 'Access to the back office was given',
};

export const accountKinds: readonly MailKind[] = (Object.keys(purposes) as AccountMailKind[]).map((kind) => ({
  code: `account-${kind}`,
  name: purposes[kind],
  own: [`account.${kind}.`],
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
