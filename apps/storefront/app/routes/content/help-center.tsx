import { useLingui } from '@lingui/react/macro';
import { HelpCenter } from '#features/help/help-center.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/help-center';

const maxWordsLength = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxWordsLength);
  const [topics, pages] = await Promise.all([api.questions(q ? { q } : {}), api.writtenPages()]);
  return { topics, pages, q };
}

export default function HelpCenterPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Help centre`}
        description={t`Answers about orders, delivery, returns, sizes and payment.`}
        isNarrowed={loaderData.q !== ''}
      />
      <HelpCenter {...loaderData} />
    </>
  );
}
