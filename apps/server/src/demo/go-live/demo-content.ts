import { defaultLanguageId } from '@selvedge/i18n';
import { demoArticles, demoCampaigns, demoHome } from '@selvedge/demo';
import { minutes } from '#kit/clock';
import { removeCampaign } from '#modules/campaigns';
import { buildProductTag } from '#modules/catalog';
import { removeArticle, removeBlock, removeTopic } from '#modules/content';
import { removeGoal } from '#modules/promotions';
import { removeWheel } from '#modules/wheel';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { listCampaignTexts } from '#seeds/campaigns';
import { listArticleTitles, listBlockTexts, listEmptyTopics } from '#seeds/content';
import { listShopCountries } from '#seeds/countries';
import { listGoalRows } from '#seeds/promotions';
import { countDemoReviews, removeDemoReviews } from '#seeds/reviews';
import { listWheelRows } from '#seeds/wheel';
import { isDemoGoal } from '../content/seed-demo-promotions.ts';
import { isDemoWheel } from '../content/seed-demo-wheels.ts';

/** Records of the demo other than products: ids, and the number of reviews. */
export interface DemoContent {
  blocks: number[];
  articles: number[];
  campaigns: number[];
  wheels: number[];
  goals: number[];
  reviews: number;
}

/** An article that was never saved again has two times a moment apart. */
const UNCHANGED_MS = minutes(1);

const findEnglish = <Texts extends { languageId: number }>(texts: readonly Texts[]): Texts | undefined =>
  texts.find(({ languageId }) => languageId === defaultLanguageId);

/** Finds the records of the demo that nobody has changed. A record with other English texts or terms belongs to the merchant. */
export async function findDemoContent(db: Db): Promise<DemoContent> {
  const shops = new Map((await listShopCountries(db)).map((shop) => [shop.id, shop]));
  return {
    blocks: await findBlocks(db),
    articles: await findArticles(db),
    campaigns: await findCampaigns(db),
    wheels: (await listWheelRows(db)).flatMap(({ id, countryId, segments }) => {
      const shop = shops.get(countryId);
      return shop && isDemoWheel(segments, shop) ? [id] : [];
    }),
    goals: (await listGoalRows(db)).flatMap(({ id, countryId, ...goal }) => {
      const shop = shops.get(countryId);
      return shop && isDemoGoal(goal, shop) ? [id] : [];
    }),
    reviews: await countDemoReviews(db),
  };
}

async function findBlocks(db: Db): Promise<number[]> {
  const toKey = (type: string, texts: { title: string | null; text: string | null; label: string | null; alt: string | null } | undefined) =>
    JSON.stringify([type, texts?.title ?? '', texts?.text ?? '', texts?.label ?? '', texts?.alt ?? '']);
  const known = new Set(demoHome.blocks.map(({ code, type }) => toKey(type, findEnglish(demoHome.listTexts(code)))));
  return (await listBlockTexts(db)).flatMap(({ id, type, ...texts }) => (known.has(toKey(type, texts)) ? [id] : []));
}

async function findArticles(db: Db): Promise<number[]> {
  const toKey = (kind: string, slug: string, title: string | undefined) => JSON.stringify([kind, slug, title]);
  const known = new Set([
    ...demoArticles.articles.map(({ code, picture }) => toKey('article', code, findEnglish(demoArticles.listArticleTexts({ code, picture }))?.title)),
    ...demoArticles.questions.map(({ code }) => toKey('question', '', findEnglish(demoArticles.listQuestionTexts(code))?.title)),
    ...demoArticles.pages.map((slug) => toKey('page', slug, findEnglish(demoArticles.listPageTexts(slug))?.title)),
  ]);
  return (await listArticleTitles(db)).flatMap(({ id, kind, slug, title, createdAt, updatedAt }) =>
    known.has(toKey(kind, slug ?? '', title)) && updatedAt.getTime() - createdAt.getTime() < UNCHANGED_MS ? [id] : [],
  );
}

async function findCampaigns(db: Db): Promise<number[]> {
  const known = new Map(demoCampaigns.campaigns.map(({ code }) => [code as string, findEnglish(demoCampaigns.listTexts(code))]));
  return (await listCampaignTexts(db)).flatMap(({ id, slug, title, excerpt }) => {
    const texts = known.get(slug);
    return texts && texts.title === title && texts.excerpt === excerpt ? [id] : [];
  });
}

/** Removes the records that {@link findDemoContent} found, and then the topics of the demo without entries. */
export async function removeDemoContent(tx: Tx, { blocks, articles, campaigns, wheels, goals }: DemoContent): Promise<void> {
  for (const id of blocks) await removeBlock(tx, id);
  for (const id of articles) await removeArticle(tx, id);
  for (const id of campaigns) await removeCampaign(tx, id);
  for (const id of wheels) await removeWheel(tx, id);
  for (const id of goals) await removeGoal(tx, id);
  const reviewed = await removeDemoReviews(tx);
  await dropTags(tx, reviewed.map(buildProductTag));
  await publish(tx, { type: 'listing.outdated', payload: { productIds: reviewed } });
  const names = new Map(demoArticles.topics.map(({ code, kind }) => [`${kind} ${code}`, findEnglish(demoArticles.listTopicNames(code))?.name]));
  for (const { id, kind, slug, name } of await listEmptyTopics(tx)) if (names.get(`${kind} ${slug}`) === name) await removeTopic(tx, id);
}

/** Describes the records, as in `texts and offers of the demo: 25 home page blocks, 3 campaigns`. @returns undefined if there are none */
export function describeDemoContent({ reviews, ...lists }: DemoContent): string | undefined {
  const counts = [
    [lists.blocks.length, 'home page blocks'],
    [lists.articles.length, 'articles, questions and pages'],
    [lists.campaigns.length, 'campaigns'],
    [lists.wheels.length, 'prize wheels'],
    [lists.goals.length, 'discount goals'],
    [reviews, 'reviews'],
  ] as const;
  const found = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return found.length > 0 ? `texts and offers of the demo: ${found.join(', ')}` : undefined;
}
