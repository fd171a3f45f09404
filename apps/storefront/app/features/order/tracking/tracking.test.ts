import { expect, test } from 'vitest';
import { parseTracking, readTrackingForm, listTrackingIssues, toOrderProof, serializeTracking } from './tracking.ts';

const createForm = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('the order number is accepted in any case and with spaces', () => {
  expect(readTrackingForm(createForm({ orderNumber: ' 7kq4m-x2rpa ', email: ' ana@example.si ' }))).toEqual({
    orderNumber: '7KQ4M-X2RPA',
    invoiceNumber: '',
    email: 'ana@example.si',
    link: '',
  });
});

test('an order number alone is not enough; invoice number or email address must go with it', () => {
  expect(listTrackingIssues({ orderNumber: '', invoiceNumber: '', email: '', link: '' })).toEqual(['orderNumber', 'proof']);
  expect(listTrackingIssues({ orderNumber: 'A', invoiceNumber: '', email: '', link: '' })).toEqual(['proof']);
  expect(listTrackingIssues({ orderNumber: 'A', invoiceNumber: 'SI-2026-000001', email: '', link: '' })).toEqual([]);
  expect(listTrackingIssues({ orderNumber: 'A', invoiceNumber: '', email: 'ana', link: '' })).toEqual(['email']);
});

test('an invoice number is used before an email address', () => {
  expect(toOrderProof({ orderNumber: 'A', invoiceNumber: 'SI-2026-000001', email: 'a@b.si', link: '' })).toEqual({
    orderNumber: 'A',
    invoiceNumber: 'SI-2026-000001',
  });
  expect(toOrderProof({ orderNumber: 'A', invoiceNumber: '', email: 'a@b.si', link: '' })).toEqual({ orderNumber: 'A', email: 'a@b.si' });
});

test('a search survives its cookie, and a broken cookie is ignored', () => {
  const tracking = { orderNumber: 'A', invoiceNumber: '', email: 'a@b.si', link: '' };
  expect(parseTracking(serializeTracking(tracking))).toEqual(tracking);
  for (const broken of ['', 'null', '%7B', '{"orderNumber":7}', '[]']) expect(parseTracking(broken)).toBeNull();
});

test('the link of an order is enough, and a text of another form is no link', () => {
  const link = `1a-t3k9zz-${'x'.repeat(43)}`;
  const tracking = readTrackingForm(createForm({ link }));
  expect(listTrackingIssues(tracking)).toEqual([]);
  expect(toOrderProof(tracking)).toEqual({ link });
  expect(parseTracking(serializeTracking(tracking))).toEqual(tracking);
  expect(readTrackingForm(createForm({ link: '../../etc' })).link).toBe('');
});
