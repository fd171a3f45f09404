import { expect, test } from 'vitest';
import { languages } from '@selvedge/i18n';
import { mailKinds } from './mail-kinds.ts';
import { checkSentence, mailSentences } from './mail-texts.ts';
import { accountMail } from './mails/account-mail.ts';
import { orderUpdateMail } from './mails/order-update-mail.ts';

const facts = {
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si',
  writeTo: 'hello@selvedge.si',
  timeZone: 'Europe/Ljubljana',
  at: new Date('2026-03-05T10:00:00Z'),
  currency: 'EUR',
  decimals: 2,
  amount: 40,
  carrier: 'GLS',
  countryCode: 'SI',
  returnDays: 100,
  firstName: 'Ana',
  orderNumber: '7KQ4M-X2RPA',
};
const customizeLanguage = (code: string, words: Record<string, string>) => ({ code, words: new Map(Object.entries(words)) });
const shipped = { kind: 'shipped', ...facts, trackUrl: '', pieces: [], amount: null } as const;

test.each(languages.map(({ code }) => code))('the sentences of %s can be edited as plain text, and each email uses some of them', (code) => {
  // Throws if a sentence has a plural or a choice, which a merchant could not edit.
  const keys = mailSentences(code).map(({ key }) => key);
  for (const { own } of mailKinds) expect(keys.filter((key) => own.some((start) => key.startsWith(start))).length).toBeGreaterThan(1);
  for (const { example } of mailKinds) expect(example({ ...facts, language: code }).text).not.toMatch(/undefined|\{\w+\}/);
});

test('each replaced sentence appears in its own email, with its values filled in', () => {
  const words = {
    'orderUpdate.shipped.subject': 'Off it goes: {orderNumber}',
    'orderUpdate.shipped.subjectOfPart': 'Some of {orderNumber} goes',
    'orderUpdate.shipped.restFollows': 'More will come.',
    'order.greeting': 'Dear {firstName}!',
  };
  const one = orderUpdateMail({ ...shipped, language: customizeLanguage('en', words) });
  const part = orderUpdateMail({ ...shipped, language: customizeLanguage('en', words), hasMore: true });
  expect([one.subject, part.subject]).toEqual(['Off it goes: 7KQ4M-X2RPA', 'Some of 7KQ4M-X2RPA goes']);
  expect(part.text).toContain('Dear Ana!\nWe’ve just sent out your parcel.\n\nMore will come.');
  expect(one.text).not.toContain('More will come.');
});

test('all sentences can be replaced: if each is in capitals, no email contains an original sentence', () => {
  const sentences = mailSentences('en');
  const words = new Map(sentences.map(({ key, original }) => [key, original.replace(/[^{}]+(?=\{|$)/g, (text) => text.replaceAll(/[a-z]/g, 'x'))]));
  const language = { code: 'en', words };
  for (const { example } of mailKinds) {
    const sentence = example({ ...facts, language });
    const own = sentence.text.replaceAll(/https?:\S+|\S+@\S+|Selvedge|Ana|Novak|Linen shirt|Rain coat|Linea|Norr|Navy|Moss|GLS|Firefox|Windows/g, '');
    expect(own).not.toMatch(/\b(your|you|order|please|the)\b/i);
    expect(sentence.html).toContain('lang="en-GB"');
  }
});

test('a sentence with a missing or unknown placeholder is reported, and a tag in it stays text', () => {
  expect(checkSentence('Your {shop} order {orderNumber}', 'Order {orderNumber} {total}')).toEqual({ missing: ['shop'], unknown: ['total'] });
  const { html } = orderUpdateMail({ ...shipped, language: customizeLanguage('de', { 'orderUpdate.shipped.heading': '<script>alert(1)</script>' }) });
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test('a merchant’s sentence is plain text: apostrophes, braces and number signs stay unchanged', () => {
  const own = { 'account.resetPassword.line1': "It's {shop}'s {way}, '{shop}' # {", 'account.resetPassword.heading': "l'{x" };
  const { text } = accountMail({
    kind: 'resetPassword',
    ...{ language: customizeLanguage('en', own), shopName: "Sel'vedge {a}", shopUrl: facts.shopUrl, firstName: '', link: '', writeTo: '' },
  });
  expect(text).toContain("l'{x\n");
  expect(text).toContain("Hello,\nIt's Sel'vedge {a}'s , 'Sel'vedge {a}' # {\n");
});
