import type { ProductPage, Rating, Review } from '@selvedge/server/contract';
import { useLocalPath } from '../paths/link.tsx';
import { buildPictureAddress } from '../picture-source.ts';
import {
  describeArticle,
  describeBreadcrumbs,
  describeQuestions,
  describeOrganization,
  describeProduct,
  serializeForScript,
  describeWebsite,
  type ArticleFacts,
  type Crumb,
} from './structured-data.ts';
import { useMaybeShop, useShop } from '../use-shop.ts';

/**
 * Structured data for search engines. Only the server renders it, so the code is not in the browser's scripts.
 * React keeps what the server has rendered.
 */
const DataBlock = ({ text }: { text: string }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);

/** The browser's version is empty. */
const EmptyBlock = () => <DataBlock text="" />;

interface ProductDataProps {
  product: ProductPage;
  /** The rating, if the page shows it. */
  rating?: Rating | null;
  reviews?: readonly Review[];
}

function ServerProductData({ product, rating = null, reviews = [] }: ProductDataProps) {
  const { market, origin } = useShop();
  const local = useLocalPath();
  const toAbsolute = (path: string) => new URL(path, origin).href;
  const thing = describeProduct({
    product,
    url: toAbsolute(local(`/product/${product.slug}`)),
    countryCode: market.country.code,
    returnPolicy: market.returnPolicy,
    seller: market.shopName,
    rating,
    reviews,
    pictureUrl: (image) => toAbsolute(buildPictureAddress(image, 1280)),
  });
  return <DataBlock text={serializeForScript(thing)} />;
}

/** A product with its offer in this country and its rating. */
export const ProductData: typeof ServerProductData = import.meta.env.SSR ? ServerProductData : EmptyBlock;

function ServerBreadcrumbData({ items }: { items: readonly { label: string; href?: string }[] }) {
  const shop = useMaybeShop();
  const local = useLocalPath();
  if (!shop) return <EmptyBlock />;
  const crumbs: Crumb[] = items.map(({ label, href }) => ({ name: label, url: href && new URL(local(href), shop.origin).href }));
  return <DataBlock text={serializeForScript(describeBreadcrumbs(crumbs))} />;
}

/** @param items as the page shows them; addresses without language */
export const BreadcrumbData: typeof ServerBreadcrumbData = import.meta.env.SSR ? ServerBreadcrumbData : EmptyBlock;

function ServerShopData() {
  const { market, language, origin } = useShop();
  const local = useLocalPath();
  const toAbsolute = (path: string) => new URL(local(path), origin).href;
  const facts = {
    name: market.shopName,
    origin,
    url: toAbsolute('/'),
    searchUrl: toAbsolute('/Search'),
    languageTag: language.tag,
    sameAs: market.country.socialLinks.map(({ url }) => url),
  };
  return (
    <>
      <DataBlock text={serializeForScript(describeOrganization(facts))} />
      <DataBlock text={serializeForScript(describeWebsite(facts))} />
    </>
  );
}

const EmptyShop = () => (
  <>
    <EmptyBlock />
    <EmptyBlock />
  </>
);

/** The shop and its search, for the home page. */
export const ShopData: typeof ServerShopData = import.meta.env.SSR ? ServerShopData : EmptyShop;

const ServerArticleData = (facts: ArticleFacts) => <DataBlock text={serializeForScript(describeArticle(facts))} />;

/** An article of the blog. */
export const ArticleData: typeof ServerArticleData = import.meta.env.SSR ? ServerArticleData : EmptyBlock;

const ServerQuestionData = ({ questions }: { questions: Parameters<typeof describeQuestions>[0] }) => (
  <DataBlock text={serializeForScript(describeQuestions(questions))} />
);

/** Questions with their answers. */
export const QuestionData: typeof ServerQuestionData = import.meta.env.SSR ? ServerQuestionData : EmptyBlock;
