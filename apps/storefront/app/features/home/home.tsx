import { useLingui } from '@lingui/react/macro';
import type { HomeBlock } from '@selvedge/server/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { whenLoaded } from '#lib/when-loaded.ts';
import { useShop } from '#lib/use-shop.ts';
import { Slider } from '#ui/slider.tsx';
import { blockRuns, type BlockRun } from './block-runs.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { HeaderLine } from './header-line.tsx';
import banner from './banner.module.css';
import help from './help-banner.module.css';
import partners from './partners.module.css';
import shelf from './shelf.module.css';
import video from './video-block.module.css';

const loadLowerPart = () => import('./lower-part.tsx').then((module) => ({ default: module.LowerPart }));
/** Its styles come with the page, and so does what it shows; what makes it run comes once the page can be used. */
const LowerPart = import.meta.env.SSR
  ? (await loadLowerPart()).default
  : lazy(() => new Promise<void>((resolve) => void whenLoaded(resolve)).then(loadLowerPart));

/** Named here, so that their styles are the page's own and nothing is seen without them. */
const frames: Partial<Record<HomeBlock['type'], string | undefined>> = {
  MAIN_BANNER: banner.banner,
  INSTAGRAM: shelf.shelf,
  PARTNER: partners.partners,
  YOUTUBE: video.block,
  HELP_BANNER: help.banner,
};

interface HomeProps {
  blocks: readonly HomeBlock[];
  /** A row of products. */
  rowOf: (block: HomeBlock) => ReactNode;
}

/** The home page as the merchant has put it together. */
export function Home({ blocks, rowOf }: HomeProps) {
  const { t } = useLingui();
  const { shopName } = useShop().market;
  const runs = blockRuns(blocks);
  const opening = runs.findIndex(({ type }) => type === 'HOME_SLIDER');
  const partOf = ({ type, blocks: run }: BlockRun, isOpening: boolean): ReactNode => {
    const [first] = run;
    if (!first) return null;
    switch (type) {
      case 'HEADER_CONTENT':
        return <HeaderLine block={first} />;
      case 'HOME_SLIDER':
        return <Slider slides={run} label={t`What is new`} priority={isOpening} heading={isOpening ? 'h1' : 'h2'} />;
      case 'HOME_CATEGORY_BANNER':
        return <CategoryTiles blocks={run} />;
      case 'PRODUCT_ROW':
        return rowOf(first);
      default:
        return (
          <Suspense>
            <LowerPart type={type} blocks={run} className={frames[type]} />
          </Suspense>
        );
    }
  };
  return (
    <>
      {opening < 0 ? <h1 className="visually-hidden">{shopName}</h1> : null}
      {runs.map((run, index) => (
        <Part key={run.blocks[0]?.id}>{partOf(run, index === opening)}</Part>
      ))}
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => children;
