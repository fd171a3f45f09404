import { expect, test } from 'vitest';
import { reviewIssues, readTypedReview } from './new-review.ts';

const createForm = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const whole = { productId: '7', stars: '4', fit: 'small', text: 'Soft.\r\nWarm.', author: ' Ana ' };

test('a review has stars, fit, text and a name', () => {
  expect(readTypedReview(createForm(whole))).toEqual({ productId: 7, stars: 4, fit: 'small', text: 'Soft.\nWarm.', author: 'Ana' });
});

test('fit and text are optional, stars and name are required', () => {
  const typed = readTypedReview(createForm({ productId: '7' }));
  expect(typed).toEqual({ productId: 7, stars: null, fit: null, text: '', author: '' });
  expect(typed && reviewIssues(typed)).toEqual(['stars', 'author']);
  const stars = readTypedReview(createForm({ productId: '7', stars: '5', author: 'Ana' }));
  expect(stars && reviewIssues(stars)).toEqual([]);
});

test('a form without a product gives no review, and stars out of range are ignored', () => {
  expect(readTypedReview(createForm({ ...whole, productId: '-7' }))).toBeNull();
  expect(readTypedReview(createForm({ ...whole, stars: '6', fit: 'tight' }))).toMatchObject({ stars: null, fit: null });
});

test('a text that is too long is reported, not cut off', () => {
  const typed = readTypedReview(createForm({ ...whole, text: 'a'.repeat(2001), author: 'b'.repeat(41) }));
  expect(typed && reviewIssues(typed)).toEqual(['author', 'text']);
});
