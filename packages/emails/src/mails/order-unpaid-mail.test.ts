import { expect, test } from 'vitest';
import { orderUnpaidMail } from './order-unpaid-mail.ts';

const data = {
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si',
  buyUrl: 'https://selvedge.si/Checkout',
  firstName: 'Ana <b>',
  orderNumber: 'ABCDE-FGHIJ',
};

test('the email about an unpaid order is in each language and links to the cart', () => {
  const mails = ['en', 'de', 'el', 'bn'].map((language) => orderUnpaidMail({ ...data, language }));
  for (const mail of mails) {
    expect(mail.subject).toContain('ABCDE-FGHIJ');
    expect(mail.text).toContain('https://selvedge.si/Checkout');
    expect(mail.html).not.toContain('Ana <b>');
  }
  // The Greek greeting has no name, because Greek declines names.
  expect(mails.filter(({ html }) => html.includes('Ana &lt;b&gt;')).map(({ html }) => /lang="(..)/.exec(html)?.[1])).toEqual(['en', 'de', 'bn']);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
  expect(mails[0]?.text).toMatch(/wasn’t paid in time.*You haven’t been charged/);
});
