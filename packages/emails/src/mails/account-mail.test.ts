import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { accountMail, type AccountMailData, type AccountMailKind } from './account-mail.ts';

const data: AccountMailData = {
  kind: 'resetPassword',
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si/en',
  firstName: 'Ana',
  link: 'https://selvedge.si/en/auth/Reset-Password?token=abc_DEF-123',
  writeTo: 'hello@selvedge.si',
};
const kinds: AccountMailKind[] = [
  'welcome',
  'confirmEmail',
  'resetPassword',
  'passwordChanged',
  'newDevice',
  'passkeyAdded',
  'twoStepOn',
  'twoStepOff',
  'leaveEmail',
  'takeEmail',
  'takenEmail',
  'emailChanged',
  'invited',
];

test('an account email says what happened, links to the next step, and explains what to do if another person did it', () => {
  const { subject, text, html } = accountMail(data);
  expect(subject).toBe('Reset your Selvedge password');
  expect(text).toContain('Hi Ana,\nSomeone, probably you, asked for a new password');
  expect(text).toContain('Choose a new password:\nhttps://selvedge.si/en/auth/Reset-Password?token=abc_DEF-123\n');
  expect(text).toContain('expires after one hour. If it wasn’t you');
  expect(html).toContain('href="https://selvedge.si/en/auth/Reset-Password?token=abc_DEF-123"');
  expect(html).toContain('lang="en-GB"');
});

test('an email to an unconfirmed address does not contain the entered name', () => {
  expect(accountMail({ ...data, kind: 'welcome', firstName: '' }).text).toContain('Hello,\nYour account is ready.');
});

test('the email about a new sign-in has the time in the time zone of the shop, the browser and the network', () => {
  const signIn = { at: new Date('2026-03-05T18:40:00Z'), timeZone: 'Europe/Ljubljana', browser: 'Firefox', os: 'Windows', network: '203.0.113.0' };
  const { text } = accountMail({ ...data, kind: 'newDevice', signIn });
  expect(text).toContain('When: 5 March 2026 at 19:40 (Europe/Ljubljana)\nBrowser: Firefox, Windows\nNetwork: 203.0.113.0');
  expect(accountMail({ ...data, kind: 'newDevice', signIn: { ...signIn, browser: '', os: '', network: '' } }).text).toContain('Browser: unknown');
});

test('the email to a former address names the contact address and has no link that changes anything', () => {
  const { text, html } = accountMail({ ...data, kind: 'emailChanged', newEmail: 'new@example.si' });
  expect(text).toContain('new@example.si');
  expect(text).toContain('hello@selvedge.si');
  expect(text + html).not.toContain('abc_DEF-123');
});

test.each(['en', 'de', 'el', 'bn'])('each account email has its own text in %s', (language) => {
  const mails = kinds.map((kind) => accountMail({ ...data, kind, language, newEmail: 'new@example.si' }));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(kinds.length);
  for (const { subject, text, html } of mails) {
    expect(subject.length).toBeLessThan(80);
    for (const part of [text, html]) expect(part).not.toMatch(/undefined|\[object|=>/);
  }
});

test.each([
  ['de', 'Ihr Passwort bei Selvedge zurücksetzen', 'Guten Tag Ana,', 'de-DE'],
  ['el', 'Νέος κωδικός πρόσβασης για το Selvedge', 'Γεια σας,', 'el-GR'],
  ['bn', 'Selvedge-এ আপনার পাসওয়ার্ড রিসেট করুন', 'প্রিয় Ana,', 'bn-BD'],
  ['hu', 'Selvedge: új jelszó megadása', 'Kedves Ana!', 'hu-HU'],
])('an account email is in the language of the recipient: %s', (language, subject, words, lang) => {
  const mail = accountMail({ ...data, language });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(words);
  expect(mail.html).toContain(`lang="${lang}"`);
});

const hostile = fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", '</title><b>', 'a & b');
property.prop([fc.constantFrom(...kinds), hostile, hostile])(
  'no name or address in an account email becomes a tag or an attribute',
  (kind, firstName, newEmail) => {
    const tags = (text: string) => text.match(/<[^>]*>/g)?.map((tag) => tag.replace(/^<\/?(\w+).*$/s, '$1'));
    const { html } = accountMail({ ...data, kind, firstName, newEmail });
    expect(tags(html)).toEqual(tags(accountMail({ ...data, kind }).html));
    expect(html).not.toContain('<script');
  },
);
