import { demoHome, demoWritings } from '@selvedge/demo';
import { days, now } from '#kit/clock';
import { editTopic, editWriting } from '#modules/content';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { topics } from '#tables/content';
import { productsOf } from './products-of.ts';
import { sceneMedia } from './seed-demo-home.ts';

const shown = {
  isActive: true,
  robots: 'index' as const,
  topicId: null,
  author: '',
  mediaId: null,
  isInFaq: false,
  position: 0,
  startsAt: null,
  endsAt: null,
  productIds: [],
};
const related = 4;

/** Writes the demo's articles, questions and pages into a shop in which nothing stands under any topic yet. */
export async function seedDemoWritings(db: Db): Promise<void> {
  if ((await db.$count(topics)) > 0) return;
  await inTransaction(db, async (tx) => {
    const topicIds = await writeTopics(tx);
    for (const [index, { code, topic, author, fibre, picture }] of demoWritings.articles.entries()) {
      // One a week, the last of them yesterday.
      const startsAt = new Date(now().getTime() - days(1 + 7 * index)).toISOString();
      const productIds = fibre === null ? [] : await productsOf(tx, fibre, related);
      const scene = demoHome.blocks.find((block) => block.code === picture)?.scene;
      const mediaId = scene ? await sceneMedia(tx, scene) : null;
      const texts = textsOf('articles', code).map((text) => ({ ...text, alt: demoHome.texts.get(text.languageId)?.[picture]?.[3] ?? '' }));
      const article = { ...shown, slug: code, topicId: topicIds.get(topic) ?? null, author, mediaId, startsAt, productIds };
      await editWriting(tx, 'article', null, { ...article, texts });
    }
    for (const [position, { code, topic, isInFaq }] of demoWritings.questions.entries()) {
      const question = { ...shown, slug: '', topicId: topicIds.get(topic) ?? null, isInFaq, position };
      await editWriting(tx, 'question', null, { ...question, texts: textsOf('questions', code) });
    }
    for (const [position, slug] of demoWritings.pages.entries())
      await editWriting(tx, 'page', null, { ...shown, slug, position, texts: textsOf('pages', slug) });
  });
}

async function writeTopics(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { code, kind }] of demoWritings.topics.entries()) {
    const texts = [...demoWritings.texts].map(([languageId, written]) => ({ languageId, name: written.topics[code] ?? '' }));
    ids.set(code, await editTopic(tx, null, { kind, slug: code, position, isActive: true, texts }));
  }
  return ids;
}

/** A question has no excerpt: its answer is its text. */
const textsOf = (kind: 'articles' | 'questions' | 'pages', code: string) =>
  [...demoWritings.texts].flatMap(([languageId, written]) => {
    const [title, second = '', third] = written[kind][code] ?? [];
    return title === undefined ? [] : [{ languageId, title, excerpt: third === undefined ? '' : second, body: third ?? second, alt: '' }];
  });
