import { z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { listRequestFields, type RequestField } from '#testing/inputs/list-request-fields';
import { declareApi } from './app.ts';

const fields: RequestField[] = declareApi().openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === 'route' ? listRequestFields(definition.route) : [],
);

/** Characters that PostgreSQL rejects. */
const unstorable = /\0|\p{Surrogate}/u;
/** Texts with these characters, in every length that a field may require, and a text that is too long. */
const hostileTexts = [
  ...Array.from({ length: 70 }, (_, rest) => ['\u0000', '\ud800', '\udfff'].map((character) => `${'a'.repeat(rest)}${character}`)).flat(),
  'x'.repeat(1_000_000),
];
/** Returns whether a schema accepts a text that the database cannot store. */
function acceptsHostileText({ schema }: RequestField): boolean {
  return hostileTexts.some((text) => {
    const { success, data } = z.safeParse(schema, text);
    return success && typeof data === 'string' && (unstorable.test(data) || data.length >= 1_000_000);
  });
}
const ofType = (...types: string[]) => fields.filter(({ schema }) => types.includes(schema._zod.def.type));
const listNames = (faulty: RequestField[]): string[] => [...new Set(faulty.map(({ name }) => name))].sort();

test('every text of a request refuses or removes characters that the database cannot store, and has a maximum length', () => {
  expect(ofType('string').length).toBeGreaterThan(500);
  expect(listNames(ofType('string', 'template_literal', 'unknown', 'any').filter(acceptsHostileText))).toEqual([]);
});

test('every number of a request fits the column it is for', () => {
  const outside = [2 ** 31, -(2 ** 31) - 1];
  expect(ofType('number').length).toBeGreaterThan(200);
  const wide = ofType('number', 'bigint').filter(({ schema }) => outside.some((number) => z.safeParse(schema, number).success));
  expect(listNames(wide)).toEqual([]);
});

const nest = (depth: number): unknown => (depth === 0 ? 1 : { a: nest(depth - 1) });

test('a field with any JSON refuses texts that cannot be stored, long values and deep values, and no field is of any type', () => {
  const hostile = [
    ...['\u0000', 'a\u0000b', '\ud800', 'a\udfffb', 'x'.repeat(1_000_000)].flatMap((text) => [{ a: text }, { a: { b: [text] } }, { [text]: 1 }]),
    nest(1000),
    { a: Array.from({ length: 100_000 }, () => 1) },
  ];
  const open = ofType('record').filter(({ schema }) => hostile.some((value) => z.safeParse(schema, value).success));
  expect(ofType('record').length).toBeGreaterThan(5);
  expect(listNames(open)).toEqual([]);
  expect(listNames(ofType('unknown', 'any', 'custom'))).toEqual([]);
});
