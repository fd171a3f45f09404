import { expect, test } from 'vitest';
import { readTracking, trackingFrom, trackingIssues, trackingQuestion, writtenTracking } from './tracking.ts';

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('an order is asked for by its number, however it was typed', () => {
  expect(trackingFrom(formOf({ orderNumber: ' 7kq4m-x2rpa ', email: ' ana@example.si ' }))).toEqual({
    orderNumber: '7KQ4M-X2RPA',
    invoiceNumber: '',
    email: 'ana@example.si',
  });
});

test('an order number alone shows nothing: something that only the buyer has goes with it', () => {
  expect(trackingIssues({ orderNumber: '', invoiceNumber: '', email: '' })).toEqual(['orderNumber', 'proof']);
  expect(trackingIssues({ orderNumber: 'A', invoiceNumber: '', email: '' })).toEqual(['proof']);
  expect(trackingIssues({ orderNumber: 'A', invoiceNumber: 'SI-2026-000001', email: '' })).toEqual([]);
  expect(trackingIssues({ orderNumber: 'A', invoiceNumber: '', email: 'ana' })).toEqual(['email']);
});

test('an invoice number goes before an e-mail', () => {
  expect(trackingQuestion({ orderNumber: 'A', invoiceNumber: 'SI-2026-000001', email: 'a@b.si' })).toEqual({
    orderNumber: 'A',
    invoiceNumber: 'SI-2026-000001',
  });
  expect(trackingQuestion({ orderNumber: 'A', invoiceNumber: '', email: 'a@b.si' })).toEqual({ orderNumber: 'A', email: 'a@b.si' });
});

test('an order that was asked for survives its cookie, and a broken cookie asks for nothing', () => {
  const tracking = { orderNumber: 'A', invoiceNumber: '', email: 'a@b.si' };
  expect(readTracking(writtenTracking(tracking))).toEqual(tracking);
  for (const broken of ['', 'null', '%7B', '{"orderNumber":7}', '[]']) expect(readTracking(broken)).toBeNull();
});
