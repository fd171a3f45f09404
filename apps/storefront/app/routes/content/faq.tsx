import { useLingui } from '@lingui/react/macro';
import { Faq } from '#features/help/faq.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/faq';

export async function loader({ context }: Route.LoaderArgs) {
  return { topics: await getShop(context).api.questions({ isInFaq: 'true' }) };
}

export default function FaqPage({ loaderData: { topics } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Frequently asked questions`} description={t`What our customers ask most, with short answers.`} />
      <Faq topics={topics} />
    </>
  );
}
