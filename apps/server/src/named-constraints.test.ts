import { expect } from 'vitest';
import { InvalidInput } from '#kit/errors';
import { test } from '#testing/database';
import { buildRegistrationForm } from '#testing/people/registered-customer';
import { openTestShop } from '#testing/test-shop';
import { topics, topicTranslations } from '#tables/content';
import { withConflicts } from '#platform/sql/with-conflicts';

const createTakenIssue = () => new InvalidInput([{ field: 'slug', code: 'taken' }]);

test('a violated constraint that no operation has named is a fault of the shop, not a conflict of the caller', async ({ database }) => {
  // This shop lacks the user types that every real shop has, so the account refers to a missing record.
  const shop = openTestShop(database);
  expect(await shop.call('POST', 'auth/register', buildRegistrationForm())).toMatchObject({ status: 500, code: 'InternalError' });
});

test('a named constraint becomes its error, and any other error stays as it is', async ({ database }) => {
  const { db } = database;
  const topic = { kind: 'blog', slug: 'care' } as const;
  const conflicts = { topics_kind_slug_unique: createTakenIssue };
  await withConflicts(conflicts, () => db.insert(topics).values(topic));
  await expect(withConflicts(conflicts, () => db.insert(topics).values(topic))).rejects.toThrow(InvalidInput);
  const write = () => db.insert(topicTranslations).values({ topicId: 999_999, languageId: 1, name: 'Care' });
  await expect(withConflicts({ ...conflicts, topic_translations_language_id_languages_id_fk: createTakenIssue }, write)).rejects.toMatchObject({
    cause: { constraint: 'topic_translations_topic_id_topics_id_fk' },
  });
  await expect(withConflicts(conflicts, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await withConflicts(conflicts, () => Promise.resolve(7))).toBe(7);
});
