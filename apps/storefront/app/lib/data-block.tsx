import type { ProductPage, Rating, Review } from '@selvedge/server/contract';
import { useLocalPath } from './link.tsx';
import { pictureAddress } from './picture-source.ts';
import {
  articleThing,
  breadcrumbList,
  faqThing,
  organization,
  productThing,
  scriptText,
  website,
  type ArticleFacts,
  type Crumb,
} from './structured-data.ts';
import { useMaybeShop, useShop } from './use-shop.ts';

/**
 * A block that search engines read and no browser runs: it is written on the server, and what writes it is no part of the
 * scripts. React leaves what the server has written as it stands.
 */
const DataBlock = ({ text }: { text: string }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);

/** What a browser has of one: its place. */
const EmptyBlock = () => <DataBlock text="" />;

interface ProductDataProps {
  product: ProductPage;
  /** What buyers say, where the page shows it. */
  rating?: Rating | null;
  reviews?: readonly Review[];
}

function WrittenProduct({ product, rating = null, reviews = [] }: ProductDataProps) {
  const { market, origin } = useShop();
  const local = useLocalPath();
  const absolute = (path: string) => new URL(path, origin).href;
  const thing = productThing({
    product,
    url: absolute(local(`/product/${product.slug}`)),
    countryCode: market.country.code,
    seller: market.shopName,
    rating,
    reviews,
    pictureUrl: (image) => absolute(pictureAddress(image, 1280)),
  });
  return <DataBlock text={scriptText(thing)} />;
}

/** A product with its offer in this country, and what its buyers say of it. */
export const ProductData: typeof WrittenProduct = import.meta.env.SSR ? WrittenProduct : EmptyBlock;

function WrittenBreadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  const shop = useMaybeShop();
  const local = useLocalPath();
  if (!shop) return <EmptyBlock />;
  const crumbs: Crumb[] = items.map(({ label, href }) => ({ name: label, url: href && new URL(local(href), shop.origin).href }));
  return <DataBlock text={scriptText(breadcrumbList(crumbs))} />;
}

/** @param items as the page shows them; addresses without language */
export const BreadcrumbData: typeof WrittenBreadcrumbs = import.meta.env.SSR ? WrittenBreadcrumbs : EmptyBlock;

function WrittenShop() {
  const { market, language, origin } = useShop();
  const local = useLocalPath();
  const absolute = (path: string) => new URL(local(path), origin).href;
  const facts = {
    name: market.shopName,
    origin,
    url: absolute('/'),
    searchUrl: absolute('/Search'),
    languageTag: language.tag,
    sameAs: market.country.socialLinks.map(({ url }) => url),
  };
  return (
    <>
      <DataBlock text={scriptText(organization(facts))} />
      <DataBlock text={scriptText(website(facts))} />
    </>
  );
}

const EmptyShop = () => (
  <>
    <EmptyBlock />
    <EmptyBlock />
  </>
);

/** The shop itself and its search, for the home page. */
export const ShopData: typeof WrittenShop = import.meta.env.SSR ? WrittenShop : EmptyShop;

const WrittenArticle = (facts: ArticleFacts) => <DataBlock text={scriptText(articleThing(facts))} />;

/** An article of the blog. */
export const ArticleData: typeof WrittenArticle = import.meta.env.SSR ? WrittenArticle : EmptyBlock;

const WrittenQuestions = ({ questions }: { questions: Parameters<typeof faqThing>[0] }) => <DataBlock text={scriptText(faqThing(questions))} />;

/** Questions with their answers. */
export const QuestionData: typeof WrittenQuestions = import.meta.env.SSR ? WrittenQuestions : EmptyBlock;
