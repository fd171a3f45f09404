import { expect, test } from 'vitest';
import { fillAnswer, insertText } from './fill-answer.ts';

const values = { name: 'Ana $& Novak', orderNumber: '', ticketNumber: 'T-7KQ4MX2R' };

test('placeholders get their values, and a placeholder without a value stays', () => {
  expect(fillAnswer('Hello {name}, {ticketNumber}: {orderNumber} {name}', values)).toBe('Hello Ana $& Novak, T-7KQ4MX2R: {orderNumber} Ana $& Novak');
});

test('a text is inserted at the selection, after an empty line', () => {
  expect(insertText('', 'Hello', { start: 0, end: 0 })).toEqual({ text: 'Hello', caret: 5 });
  expect(insertText('One', 'Two', { start: 3, end: 3 })).toEqual({ text: 'One\n\nTwo', caret: 8 });
  expect(insertText('One\nold\nThree', 'Two', { start: 4, end: 7 })).toEqual({ text: 'One\n\nTwo\nThree', caret: 8 });
});
