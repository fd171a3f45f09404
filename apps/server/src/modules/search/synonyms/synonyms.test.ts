import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editArticle, editTopic } from '#modules/content';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { FoundAnswers, Suggestions } from '../contract.ts';
import { searchSynonyms } from '../tables.ts';
import { refreshAllWords } from '../words/refresh-words.ts';
import { lockSynonyms, saveSynonyms } from './admin-synonyms.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { seedSynonyms } from './seed-synonyms.ts';
import { listSearchedWords } from './synonyms.ts';

let database: Database;
let shop: TestShop;
const { SI, DE } = shopIds;
const [english, german] = [1, 3];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await shop.garment({ name: 'Black trousers', names: { [german]: 'Schwarze Hose' } });
  await shop.garment({ name: 'Wool jumper', names: { [german]: 'Pullover aus Wolle' } });
  await shop.garment({ name: 'Sweater dress', names: { [german]: 'Strickkleid' } });
  await shop.garment({ name: 'Plain T-shirt', names: { [german]: 'Schlichtes T-Shirt' } });
  await shop.garment({ name: 'Painted scarf', names: { [german]: 'Bemaltes Tuch' } });
  await shop.runJobs();
  await refreshAllWords(database.db);
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(searchSynonyms));

const save = (terms: string[], languageId = english, id: number | null = null) =>
  inTransaction(database.db, async (tx) => {
    await lockSynonyms(tx);
    return saveSynonyms(tx, id, { languageId, terms });
  });

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller specifies the type of the response
async function ask<Data>(path: string, q: string, languageId: number): Promise<{ data: Data; corrected?: string | null }> {
  const query = new URLSearchParams({ q, languageId: String(languageId), countryId: String(languageId === german ? DE : SI) });
  const response = await shop.app.request(`http://localhost/api/search/${path}?${query.toString()}`);
  return (await response.json()) as { data: Data; corrected?: string | null };
}
const search = async (q: string, languageId = english) => (await ask<{ name: string }[]>('products', q, languageId)).data.map(({ name }) => name);

const createQuestion = (topic: string, title: string) =>
  inTransaction(database.db, async (tx) => {
    const shown = { position: 0, isActive: true };
    const topicId = await editTopic(tx, null, { ...shown, kind: 'help', slug: topic.toLowerCase(), texts: [{ languageId: english, name: topic }] });
    const texts = [{ languageId: english, title, excerpt: '', body: 'The answer.', alt: '' }];
    const free = { slug: '', author: '', mediaId: null, isInFaq: false, startsAt: null, endsAt: null, robots: 'index' as const, productIds: [] };
    await editArticle(tx, 'question', null, { ...shown, ...free, topicId, texts });
  });

test('a search for a term finds products with its synonyms, after those with the term itself', async () => {
  expect(await search('sweater')).toEqual(['Sweater dress']);
  await save(['jumper', 'sweater', 'pullover']);
  expect(await search('sweater')).toEqual(['Sweater dress', 'Wool jumper']);
  expect(await search('wool pullover')).toEqual(['Wool jumper']);
  expect((await ask('products', 'pullover', english)).corrected).toBeNull();
});

test('a term is not corrected to a similar word, and typing errors in other words are still corrected', async () => {
  expect(await search('paints')).toEqual(['Painted scarf']);
  await save(['trousers', 'pants']);
  expect(await search('pants')).toEqual(['Black trousers']);
  expect(await search('blakc pants')).toEqual(['Black trousers']);
});

test('terms of several words are found and are searched', async () => {
  await save(['tee', 'T-shirt', 'short sleeved top']);
  expect((await search('tee'))[0]).toBe('Plain T-shirt');
  expect((await search('plain short sleeved top'))[0]).toBe('Plain T-shirt');
});

test('a synonym of several words counts only if all of them match', async () => {
  await save(['returns', 'send plain']);
  expect(await search('returns')).toEqual([]);
});

test('the beginning of a term counts only if no other word has the same beginning', async () => {
  await save(['jumper', 'plush']);
  expect(await search('plu')).toEqual(['Wool jumper']);
  await save(['trousers', 'woollies']);
  expect(await search('woo')).toEqual(['Wool jumper']);
});

test('English terms count in every language, terms of another language do not', async () => {
  await save(['trousers', 'pants']);
  await save(['Pullover', 'Pulli'], german);
  expect(await search('pants', german)).toEqual(['Schwarze Hose']);
  expect(await search('pulli', german)).toEqual(['Pullover aus Wolle']);
  expect(await search('pulli')).not.toContain('Wool jumper');
});

test('suggestions of categories and products use synonyms', async () => {
  await save(['trousers', 'pants']);
  const { data } = await ask<Suggestions>('suggestions', 'pants', english);
  expect(data.products.map(({ name }) => name)).toEqual(['Black trousers']);
});

test('a group needs two terms that a search distinguishes, of a language of the shop, and a term belongs to one group', async () => {
  await expect(save(['T-shirt', 't shirt'])).rejects.toMatchObject({ issues: [{ field: 'terms', code: 'too-few' }] });
  await expect(save(['pants', '!!'])).rejects.toMatchObject({ issues: [{ field: 'terms', code: 'empty' }] });
  await expect(save(['pants', 'trousers'], 99)).rejects.toMatchObject({ issues: [{ field: 'languageId', code: 'unknown' }] });
  const id = await save(['pants', 'trousers']);
  await expect(save(['slacks', 'Trousers'])).rejects.toMatchObject({ issues: [{ field: 'terms', code: 'taken' }] });
  await save(['pants', 'trousers', 'slacks'], english, id);
  expect(await search('slacks')).toEqual(['Black trousers']);
});

test('the default synonyms are valid: 17 languages without Austria’s, each term in one group', () => {
  expect(new Set(defaultSynonyms.map(({ languageId }) => languageId)).size).toBe(16);
  const keys = defaultSynonyms.flatMap(({ languageId, terms }) =>
    terms.map((term) => `${languageId} ${listSearchedWords(term, languageId).join(' ')}`),
  );
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(keys.filter((key) => !/^\d+ ./.test(key))).toEqual([]);
  for (const { terms } of defaultSynonyms) expect(terms.length).toBeGreaterThanOrEqual(2);
});

test('a shop that has products keeps its own synonyms', async () => {
  await seedSynonyms(database.db);
  expect(await database.db.$count(searchSynonyms)).toBe(0);
});

test('a search finds questions of the help centre by the words of their title and topic, and by synonyms', async () => {
  await createQuestion('Returns', 'How do I return something?');
  await createQuestion('Delivery', 'How long does it take?');
  await save(['delivery', 'shipping']);
  const find = async (q: string) => (await ask<FoundAnswers>('answers', q, english)).data.map(({ title }) => title);
  expect(await find('return')).toEqual(['How do I return something?']);
  expect(await find('shipping')).toEqual(['How long does it take?']);
  expect(await find('trousers')).toEqual([]);
});
