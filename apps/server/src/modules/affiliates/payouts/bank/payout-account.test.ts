import { expect, test } from 'vitest';
import { canReceiveCurrency, checkPayoutAccount, getFileKind, normalizeAccount, shortenAccount } from './payout-account.ts';

const iban = { kind: 'iban' as const, holder: 'Jonas Weber', iban: 'de89 3704 0044 0532 0130 00', bic: '' };
const bank = {
  kind: 'bank' as const,
  holder: 'Rafi',
  bankName: 'Dutch-Bangla Bank',
  branch: 'Gulshan',
  routingNumber: '090261725',
  accountNumber: '1234567890',
  countryCode: 'BD',
};
const bkash = { kind: 'bkash' as const, holder: 'Rafi', bkash: '+880 1712-345678' };

test('each payable account is accepted as it is typed', () => {
  expect([checkPayoutAccount(iban, 'DE'), checkPayoutAccount(bank, 'BD'), checkPayoutAccount(bkash, 'BD')]).toEqual([[], [], []]);
  expect(normalizeAccount(iban)).toMatchObject({ iban: 'DE89370400440532013000' });
  expect(normalizeAccount(bkash)).toMatchObject({ bkash: '01712345678' });
  expect([iban, bank, bkash].map(normalizeAccount).map(shortenAccount)).toEqual(['DE… 3000', 'Dutch-Bangla Bank … 7890', 'bKash … 678']);
});

test.each([
  ['a wrong digit', { ...iban, iban: 'DE89370400440532013001' }, 'DE', [{ field: 'payoutAccount.iban', code: 'iban' }]],
  ['no number', { ...iban, iban: '' }, 'DE', [{ field: 'payoutAccount.iban', code: 'required' }]],
  ['no bank of that code', { ...iban, bic: 'NOBANK' }, 'DE', [{ field: 'payoutAccount.bic', code: 'bic' }]],
  ['a wallet outside of its country', bkash, 'DE', [{ field: 'payoutAccount.kind', code: 'country' }]],
  ['local fields where there is an IBAN', { ...bank, countryCode: 'DE' }, 'DE', [{ field: 'payoutAccount.countryCode', code: 'iban' }]],
  ['no routing number', { ...bank, routingNumber: '' }, 'BD', [{ field: 'payoutAccount.routingNumber', code: 'required' }]],
])('the error for %s names its field', (_, account, countryCode, issues) => {
  expect(checkPayoutAccount(account, countryCode)).toEqual(issues);
});

test('euros to an IBAN in SEPA use a SEPA file, all other transfers a CSV; taka is sent to Bangladesh only', () => {
  expect(getFileKind(normalizeAccount(iban), 'EUR')).toBe('pain.001');
  expect([
    getFileKind(normalizeAccount(iban), 'PLN'),
    getFileKind(bank, 'BDT'),
    getFileKind({ ...iban, iban: 'TR330006100519786457841326' }, 'EUR'),
  ]).toEqual(['csv', 'csv', 'csv']);
  expect([iban, bank, bkash].map((account) => canReceiveCurrency(account, 'BDT'))).toEqual([false, true, true]);
  expect([iban, bank, bkash].map((account) => canReceiveCurrency(account, 'EUR'))).toEqual([true, true, false]);
});

const paypal = { kind: 'paypal' as const, holder: 'Jonas Weber', email: ' Jonas@Example.org ' };
const wise = { kind: 'wise' as const, holder: 'Jonas Weber', email: 'j.weber@example.org' };

test('an account with PayPal or Wise has a normalised email address, which is masked in lists', () => {
  expect([paypal, wise].map((account) => checkPayoutAccount(account, 'DE'))).toEqual([[], []]);
  expect(normalizeAccount(paypal)).toEqual({ kind: 'paypal', holder: 'Jonas Weber', email: 'jonas@example.org' });
  expect([paypal, wise].map(normalizeAccount).map(shortenAccount)).toEqual(['PayPal j•••@example.org', 'Wise j•••@example.org']);
});

test.each([
  ['an empty address', '', 'required'],
  ['a text that is no address', 'jonas', 'email'],
  ['an address that a spreadsheet would run', '=cmd@example.org', 'email'],
])('an account with a payment service and %s is refused', (_, email, code) => {
  expect(checkPayoutAccount({ ...wise, email }, 'DE')).toEqual([{ field: 'payoutAccount.email', code }]);
});

test('residents of Bangladesh have no account with PayPal or Wise, which pay no taka, and PayPal pays no lei', () => {
  for (const account of [paypal, wise]) {
    expect(checkPayoutAccount(account, 'BD')).toEqual([{ field: 'payoutAccount.kind', code: 'country' }]);
    expect(canReceiveCurrency(account, 'BDT')).toBe(false);
    expect(canReceiveCurrency(account, 'EUR')).toBe(true);
  }
  expect([paypal, wise].map((account) => canReceiveCurrency(account, 'RON'))).toEqual([false, true]);
});
