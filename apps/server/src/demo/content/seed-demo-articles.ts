import { demoHome, demoArticles } from '@selvedge/demo';
import { days, now } from '#kit/clock';
import { editTopic, editArticle } from '#modules/content';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { topics } from '#tables/content';
import { listProductIdsByFibre } from '../catalogue/list-product-ids-by-fibre.ts';
import { saveScene } from './seed-demo-home.ts';

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

/** Adds the demo's articles, questions and pages to a shop without any. */
export async function seedDemoArticles(db: Db): Promise<void> {
  if ((await db.$count(topics)) > 0) return;
  await inTransaction(db, async (tx) => {
    const topicIds = await writeTopics(tx);
    for (const [index, { code, topic, author, fibre, picture }] of demoArticles.articles.entries()) {
      // One a week, the last one yesterday.
      const startsAt = new Date(now().getTime() - days(1 + 7 * index)).toISOString();
      const productIds = fibre === null ? [] : await listProductIdsByFibre(tx, fibre, related);
      const scene = demoHome.blocks.find((block) => block.code === picture)?.scene;
      const mediaId = scene ? await saveScene(tx, scene) : null;
      const texts = listDemoTexts('articles', code).map((text) => ({ ...text, alt: demoHome.texts.get(text.languageId)?.[picture]?.[3] ?? '' }));
      const article = { ...shown, slug: code, topicId: topicIds.get(topic) ?? null, author, mediaId, startsAt, productIds };
      await editArticle(tx, 'article', null, { ...article, texts });
    }
    for (const [position, { code, topic, isInFaq }] of demoArticles.questions.entries()) {
      const question = { ...shown, slug: '', topicId: topicIds.get(topic) ?? null, isInFaq, position };
      await editArticle(tx, 'question', null, { ...question, texts: listDemoTexts('questions', code) });
    }
    for (const [position, slug] of demoArticles.pages.entries())
      await editArticle(tx, 'page', null, { ...shown, slug, position, texts: listDemoTexts('pages', slug) });
  });
}

async function writeTopics(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { code, kind }] of demoArticles.topics.entries()) {
    const texts = [...demoArticles.texts].map(([languageId, written]) => ({ languageId, name: written.topics[code] ?? '' }));
    ids.set(code, await editTopic(tx, null, { kind, slug: code, position, isActive: true, texts }));
  }
  return ids;
}

/** Returns the texts by language. A question has no excerpt: its answer is its text. */
const listDemoTexts = (kind: 'articles' | 'questions' | 'pages', code: string) =>
  [...demoArticles.texts].flatMap(([languageId, written]) => {
    const [title, second = '', third] = written[kind][code] ?? [];
    return title === undefined ? [] : [{ languageId, title, excerpt: third === undefined ? '' : second, body: third ?? second, alt: '' }];
  });
