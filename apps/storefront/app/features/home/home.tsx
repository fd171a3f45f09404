import type { HomeBlock } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { useShop } from '#lib/use-shop.ts';
import { Slider } from '#ui/media/slider.tsx';
import { Banner } from './banner.tsx';
import { splitIntoRuns, type BlockRun } from './block-runs.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { HeaderLine } from './header-line.tsx';
import { HelpBanner } from './help-banner.tsx';
import { Partners } from './partners.tsx';
import { SocialGallery } from './social-gallery.tsx';
import { VideoBlock } from './video-block.tsx';

interface HomeProps {
  blocks: readonly HomeBlock[];
  /** Renders a row of products. */
  renderRow: (block: HomeBlock) => ReactNode;
}

/** Renders the home page from the blocks that the merchant has set up. */
export function Home({ blocks, renderRow }: HomeProps) {
  const { shopName } = useShop().market;
  const runs = splitIntoRuns(blocks);
  const opening = runs.findIndex(({ type }) => type === 'HOME_SLIDER');
  const renderBlockRun = ({ type, blocks: run }: BlockRun, isOpening: boolean): ReactNode => {
    const [first] = run;
    if (!first) return null;
    switch (type) {
      case 'HEADER_CONTENT':
        return <HeaderLine block={first} />;
      case 'HOME_SLIDER':
        return <Slider slides={run} label={first.title} priority={isOpening} heading={isOpening ? 'h1' : 'h2'} />;
      case 'MAIN_BANNER':
        return <Banner block={first} />;
      case 'HOME_CATEGORY_BANNER':
        return <CategoryTiles blocks={run} />;
      case 'PRODUCT_ROW':
        return renderRow(first);
      case 'INSTAGRAM':
        return <SocialGallery blocks={run} />;
      case 'PARTNER':
        return <Partners blocks={run} />;
      case 'YOUTUBE':
        return <VideoBlock block={first} />;
      case 'HELP_BANNER':
        return <HelpBanner block={first} />;
      case 'BLOG_SLIDER':
        return null;
    }
  };
  return (
    <>
      {opening < 0 ? <h1 className="visually-hidden">{shopName}</h1> : null}
      {runs.map((run, index) => (
        <Part key={run.blocks[0]?.id}>{renderBlockRun(run, index === opening)}</Part>
      ))}
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => children;
