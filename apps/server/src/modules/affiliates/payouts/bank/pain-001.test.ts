import { fc, test as property } from '@fast-check/vitest';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { writeBankTable } from './bank-table.ts';
import { writePain001, type Transfer } from './pain-001.ts';
import type { PayoutRow } from '../prepare-payouts.ts';
import { toSepaText } from './sepa-text.ts';

const debtor = { name: 'Selvedge d.o.o.', iban: 'SI56263300012039086', bic: '' };
const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  endToEndId: 'PO-2026-000001',
  amount: 7234,
  creditor: 'Jonas Müller',
  iban: 'DE89370400440532013000',
  bic: '',
  remittance: 'PO-2026-000001 Selvedge',
  ...changes,
});
const file = (transfers: Transfer[]) =>
  writePain001({ messageId: 'FILE-PO-2026-000001', createdAt: new Date('2026-11-22T08:00:00Z'), executeOn: '2026-11-23', debtor, transfers });
const listValues = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))].map(([, value]) => value ?? '');

/** Returns the child tags by path and checks that each tag is closed. */
function listChildren(xml: string): Map<string, string[]> {
  const children = new Map<string, string[]>();
  const open: string[] = [];
  for (const [, slash, name = ''] of xml.replace(/<\?.*?\?>/, '').matchAll(/<(\/?)([A-Za-z0-9]+)[^>]*>/g)) {
    if (slash) {
      expect(open.pop()).toBe(name);
      continue;
    }
    const path = open.join('/');
    children.set(path, [...(children.get(path) ?? []), name]);
    open.push(name);
  }
  expect(open).toEqual([]);
  return children;
}

test('a SEPA file has its parts in the order of the schema and correct sums', () => {
  const xml = file([transfer(), transfer({ endToEndId: 'PO-2026-000002', amount: 5, bic: 'COBADEFFXXX' })]);
  const tree = listChildren(xml);
  const root = 'Document/CstmrCdtTrfInitn';
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(tree.get(root)).toEqual(['GrpHdr', 'PmtInf']);
  expect(tree.get(`${root}/GrpHdr`)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
  expect(tree.get(`${root}/PmtInf`)).toEqual([
    ...['PmtInfId', 'PmtMtd', 'BtchBookg', 'NbOfTxs', 'CtrlSum', 'PmtTpInf', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct', 'DbtrAgt', 'ChrgBr'],
    ...['CdtTrfTxInf', 'CdtTrfTxInf'],
  ]);
  expect(tree.get(`${root}/PmtInf/CdtTrfTxInf`)).toEqual([
    ...['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
    ...['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  ]);
  expect(listValues(xml, 'NbOfTxs')).toEqual(['2', '2']);
  expect(listValues(xml, 'CtrlSum')).toEqual(['72.39', '72.39']);
  expect(listValues(xml, 'InstdAmt')).toEqual(['72.34', '0.05']);
  expect(listValues(xml, 'Nm')).toEqual(['Selvedge d.o.o.', 'Selvedge d.o.o.', 'Jonas Mueller', 'Jonas Mueller']);
  expect(listValues(xml, 'EndToEndId')).toEqual(['PO-2026-000001', 'PO-2026-000002']);
});

property.prop([
  fc.array(fc.record({ creditor: fc.string({ unit: 'grapheme', maxLength: 200 }), amount: fc.integer({ min: 1, max: 99_999_999 }) }), {
    minLength: 1,
    maxLength: 20,
  }),
])(
  'with any account holder’s name the file is well-formed, has only characters that banks accept, and its total is the sum of the payments',
  (rows) => {
    const xml = file(
      rows.map(({ creditor, amount }, index) => transfer({ creditor, amount, endToEndId: `PO-2026-${String(index).padStart(6, '0')}` })),
    );
    listChildren(xml);
    for (const name of listValues(xml, 'Nm')) expect(name).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/);
    const cents = listValues(xml, 'InstdAmt').map((amount) => Number(amount.replace('.', '')));
    expect(listValues(xml, 'CtrlSum').map((sum) => Number(sum.replace('.', '')))).toEqual([0, 1].map(() => cents.reduce((a, b) => a + b, 0)));
  },
);

test.each([
  ['Müller & Söhne', 'Mueller + Soehne'],
  ['Γιώργος', 'Giorgos'],
  ['Žižek Đorđe', 'Zizek Dorde'],
  ['<b>"x"</b>', 'bx/b'],
])('the SEPA text of %s is %s', (text, written) => expect(toSepaText(text, 70)).toBe(written));

test('a CSV for banks without SEPA runs nothing in a spreadsheet and has each field in its column', () => {
  const account = {
    kind: 'bank',
    holder: '=HYPERLINK("x")',
    bankName: '+DBBL',
    branch: 'a,b',
    routingNumber: '090',
    accountNumber: '@1',
    countryCode: 'BD',
  } as const;
  const row = { number: 'PO-2026-000001', amount: 600_000, vat: 0, currency: 'BDT', account } as PayoutRow;
  const csv = writeBankTable([row], () => '-1+1');
  expect(parse(csv, { columns: true, bom: true })).toEqual([
    expect.objectContaining({
      amount: '6000',
      holder: `'=HYPERLINK("x")`,
      bank: `'+DBBL`,
      branch: 'a,b',
      account_number: `'@1`,
      reference: `'-1+1`,
      iban: '',
    }),
  ]);
});
