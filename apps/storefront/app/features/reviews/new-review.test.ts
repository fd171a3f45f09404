import { expect, test } from 'vitest';
import { reviewIssues, typedReviewFrom } from './new-review.ts';

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const whole = { productId: '7', stars: '4', fit: 'small', text: 'Soft.\r\nWarm.', author: ' Ana ' };

test('a review is stars, how it fits, words and a name', () => {
  expect(typedReviewFrom(formOf(whole))).toEqual({ productId: 7, stars: 4, fit: 'small', text: 'Soft.\nWarm.', author: 'Ana' });
});

test('how it fits and words may be left out, stars and a name may not', () => {
  const typed = typedReviewFrom(formOf({ productId: '7' }));
  expect(typed).toEqual({ productId: 7, stars: null, fit: null, text: '', author: '' });
  expect(typed && reviewIssues(typed)).toEqual(['stars', 'author']);
  const stars = typedReviewFrom(formOf({ productId: '7', stars: '5', author: 'Ana' }));
  expect(stars && reviewIssues(stars)).toEqual([]);
});

test('a form that names no product is none, and stars out of range are none', () => {
  expect(typedReviewFrom(formOf({ ...whole, productId: '-7' }))).toBeNull();
  expect(typedReviewFrom(formOf({ ...whole, stars: '6', fit: 'tight' }))).toMatchObject({ stars: null, fit: null });
});

test('what is too long is told, not cut off', () => {
  const typed = typedReviewFrom(formOf({ ...whole, text: 'a'.repeat(2001), author: 'b'.repeat(41) }));
  expect(typed && reviewIssues(typed)).toEqual(['author', 'text']);
});
