import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Topic } from '../contract.ts';
import { chooseText, groupRows } from './best-text.ts';
import { topics, topicTranslations } from './tables.ts';

/** Lists the topics of articles or questions in display order, including empty topics. */
export async function listTopics(db: Db, { kind, languageId }: { kind: 'blog' | 'help'; languageId: number }): Promise<Topic[]> {
  const rows = await db
    .select({ topic: topics, languageId: topicTranslations.languageId, name: topicTranslations.name })
    .from(topics)
    .innerJoin(topicTranslations, eq(topicTranslations.topicId, topics.id))
    .where(and(eq(topics.kind, kind), eq(topics.isActive, true)))
    .orderBy(asc(topics.position), asc(topics.id));
  return [...groupRows(rows, ({ topic }) => topic.id).values()].flatMap((texts) => {
    const best = chooseText(texts, languageId);
    return best ? [{ id: best.topic.id, slug: best.topic.slug, name: best.name }] : [];
  });
}
