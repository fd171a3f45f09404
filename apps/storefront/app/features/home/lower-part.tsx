import { Banner } from './banner.tsx';
import type { BlockRun } from './block-runs.ts';
import { HelpBanner } from './help-banner.tsx';
import { Partners } from './partners.tsx';
import { Shelf } from './shelf.tsx';
import { VideoBlock } from './video-block.tsx';

/** What nobody has to press before the page is there. */
export function LowerPart({ type, blocks, className }: BlockRun & { className: string | undefined }) {
  const [first] = blocks;
  if (!first) return null;
  switch (type) {
    case 'MAIN_BANNER':
      return <Banner block={first} className={className} />;
    case 'INSTAGRAM':
      return <Shelf blocks={blocks} className={className} />;
    case 'PARTNER':
      return <Partners blocks={blocks} className={className} />;
    case 'YOUTUBE':
      return <VideoBlock block={first} className={className} />;
    case 'HELP_BANNER':
      return <HelpBanner block={first} className={className} />;
    default:
      return null;
  }
}
