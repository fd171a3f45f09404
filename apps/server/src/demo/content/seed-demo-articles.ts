import { demoHome, demoArticles } from '@selvedge/demo';
import { days, now } from '#kit/clock';
import { editTopic, editArticle } from '#modules/content';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { listProductIdsByFibre } from '#seeds/catalog';
import { hasTopics } from '#seeds/content';
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
  if (await hasTopics(db)) return;
  await inTransaction(db, async (tx) => {
    const topicIds = await writeTopics(tx);
    for (const [index, { code, topic, author, fibre, picture }] of demoArticles.articles.entries()) {
      // One a week, the last one yesterday.
      const startsAt = new Date(now().getTime() - days(1 + 7 * index)).toISOString();
      const productIds = fibre === null ? [] : await listProductIdsByFibre(tx, fibre, related);
      const scene = demoHome.blocks.find((block) => block.code === picture)?.scene;
      const mediaId = scene ? await saveScene(tx, scene) : null;
      const texts = demoArticles.listArticleTexts({ code, picture });
      const article = { ...shown, slug: code, topicId: topicIds.get(topic) ?? null, author, mediaId, startsAt, productIds };
      await editArticle(tx, 'article', null, { ...article, texts });
    }
    for (const [position, { code, topic, isInFaq }] of demoArticles.questions.entries()) {
      const question = { ...shown, slug: '', topicId: topicIds.get(topic) ?? null, isInFaq, position };
      await editArticle(tx, 'question', null, { ...question, texts: demoArticles.listQuestionTexts(code) });
    }
    for (const [position, slug] of demoArticles.pages.entries())
      await editArticle(tx, 'page', null, { ...shown, slug, position, texts: demoArticles.listPageTexts(slug) });
  });
}

async function writeTopics(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { code, kind }] of demoArticles.topics.entries()) {
    const texts = demoArticles.listTopicNames(code);
    ids.set(code, await editTopic(tx, null, { kind, slug: code, position, isActive: true, texts }));
  }
  return ids;
}
