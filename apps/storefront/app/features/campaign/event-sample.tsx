import { useLingui } from '@lingui/react/macro';
import type { Campaign as Shown } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { PageHead } from '#lib/head/page-head.tsx';
import { Campaign } from './campaign.tsx';

/** A long, fixed period. */
const sampleTime: Pick<Shown, 'startsAt' | 'endsAt' | 'answeredAt' | 'phase'> = {
  startsAt: '2026-01-01T09:00:00.000Z',
  endsAt: '2036-01-01T09:00:00.000Z',
  answeredAt: '2026-01-01T09:00:00.000Z',
  phase: 'running',
};

/** A sample campaign with any products. */
export function EventSample({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const campaign: Shown = {
    ...sampleTime,
    slug: 'test',
    title: t`Sample campaign`,
    excerpt: t`This is what a campaign looks like. There’s nothing to win here.`,
    image: {
      imageUrl: '/media/drawn/scene/summer-linen.webp',
      imageMimeType: 'image/webp',
      width: 2400,
      height: 1200,
      alt: t`Clothes laid out side by side`,
    },
    html: '',
    couponCode: null,
    productIds: [],
  };
  return (
    <>
      <PageHead isPrivate title={campaign.title} />
      <Campaign campaign={campaign} isSample>
        {children}
      </Campaign>
    </>
  );
}
