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
  const nullable = Object.entries(components.schemas).filter(([, { type, oneOf }]) => isNullable(type) || isNullable(oneOf));
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
