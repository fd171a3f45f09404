import { expect, test } from 'vitest';
import { buildApiDocument } from './app.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface ApiDocument {
  components: { schemas: Record<string, Record<string, Json>> };
  paths: Json;
}
const { components, paths } = JSON.parse(JSON.stringify(buildApiDocument())) as ApiDocument;

const listNodes = (node: Json): { [key: string]: Json }[] => {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(listNodes);
  return [node, ...Object.values(node).flatMap(listNodes)];
};
const isNullable = (schema: Json | undefined): boolean => JSON.stringify(schema ?? null).includes('"null"');

test('a named schema of the OpenAPI document is nullable only if it is declared so, because makeNullable describes a nullable field', () => {
  const nullable = Object.entries(components.schemas).filter(
    ([, { type, oneOf }]) => isNullable(type) || (Array.isArray(oneOf) && oneOf.some((option) => isNullable((option as { type?: Json }).type))),
  );
  expect(nullable.map(([name]) => name)).toEqual(['AffiliatePayoutAccount', 'CountryLaw']);
});

test('no part of the OpenAPI document requires a value to be of a named schema and null', () => {
  const isOfNull = (part: Json) => part !== null && typeof part === 'object' && 'type' in part && isNullable(part.type);
  const fields = listNodes([components.schemas, paths]).filter(({ allOf }) => Array.isArray(allOf) && allOf.some(isOfNull));
  expect(fields).toEqual([]);
});

test('the filters of a back office list are described as JSON', () => {
  const parameters = listNodes(paths).filter(({ name, in: place }) => name === 'filter' && place === 'query');
  expect(parameters.length).toBeGreaterThan(30);
  for (const { schema } of parameters)
    expect(schema).toMatchObject({ type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'object' } });
});

test('lists of the shop have ten items a page without `take`, those of products twelve and the wishlist twenty, as specified', () => {
  const takes = Object.entries(paths as Record<string, Json>)
    .filter(([path]) => !path.includes('/admin/'))
    .flatMap(([path, calls]) =>
      listNodes(calls)
        .filter(({ name, in: place }) => name === 'take' && place === 'query')
        .map(({ schema }) => ({ path, take: (schema as { default?: number }).default })),
    );
  const listsTake = (amount: number | undefined) => takes.filter(({ take }) => take === amount).map(({ path }) => path);
  expect(listsTake(20)).toEqual([expect.stringMatching(/\/wishlist\/findAllDataByPagination$/)]);
  expect(listsTake(12).filter((path) => !/product/i.test(path))).toEqual([]);
  // The specification has no list of complementary products.
  const complements = listsTake(4);
  expect(complements).toEqual([expect.stringMatching(/\/complements$/)]);
  expect(listsTake(10)).toHaveLength(takes.length - 1 - complements.length - listsTake(12).length);
});

test('a call of the shop needs no language: the default is English, as specified', () => {
  const listed = Object.entries(paths as Record<string, Json>).filter(([path]) => !path.includes('/admin/'));
  const parameters = listed.flatMap(([, calls]) => listNodes(calls).filter(({ name, in: place }) => name === 'languageId' && place === 'query'));
  expect(parameters.length).toBeGreaterThan(20);
  expect(parameters.filter(({ required }) => required === true)).toEqual([]);
  const named = JSON.stringify(listed.map(([, calls]) => listNodes(calls).map(({ requestBody }) => requestBody ?? null)));
  const needsLanguage = Object.entries(components.schemas)
    .filter(([name, { required }]) => named.includes(`#/components/schemas/${name}"`) && Array.isArray(required) && required.includes('languageId'))
    .map(([name]) => name);
  expect(needsLanguage).toEqual([]);
});
