import { expect, test } from 'vitest';
import { wheelMail, type WheelMailData } from './wheel-mail.ts';

const won: WheelMailData = {
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si/en',
  prize: { kind: 'percent', value: 1500, minimum: 40 },
  currency: 'EUR',
  decimals: 2,
  code: 'SPIN-7KQ4M-X2RPA',
  lastDay: '2026-12-06',
};

test('the email about a prize has the prize, the code, the minimum and the last day', () => {
  const { subject, text, html } = wheelMail(won);
  expect(subject).toBe('Your coupon from the Selvedge wheel');
  for (const words of [
    '15% off your order',
    'SPIN-7KQ4M-X2RPA',
    'For orders of €40.00 or more',
    'Valid until 6 December 2026',
    'https://selvedge.si/en',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test('the email about a prize without a minimum names none', () => {
  expect(wheelMail({ ...won, prize: { ...won.prize, minimum: null } }).text).not.toContain('or more');
});

test.each([
  ['de', '5,00\u00a0€ Rabatt auf Ihre Bestellung'],
  ['el', 'Έκπτωση 5,00\u00a0€ στην παραγγελία σας'],
  ['bn', 'আপনার অর্ডারে ৫.০০€ ছাড়'],
] as const)('in %s the amount has the format of the language', (language, words) => {
  const { text } = wheelMail({ ...won, language, prize: { kind: 'amount', value: 5, minimum: null } });
  expect(text.replace(/\s/g, ' ')).toContain(words.replace(/\s/g, ' '));
});

test('the prize of free delivery is named as such', () => {
  expect(wheelMail({ ...won, prize: { kind: 'free-delivery', value: 0, minimum: null } }).text).toContain('Free delivery on your order');
});
