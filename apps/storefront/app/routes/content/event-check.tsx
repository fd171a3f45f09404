import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { askParticipation, reportUnsentParticipation, type ParticipationAnswer } from '#features/campaign/ask-participation.ts';
import { ParticipationForm } from '#features/campaign/participation-form.tsx';
import { unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/event-check';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { slug, title } = await orNotFound(getShop(context).api.campaign(params.slug), request);
  return { slug, title };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await orNotFound(askParticipation(getShop(context).api, params.slug, await request.formData()), request);
  return data<ParticipationAnswer>(answer, { status: answer.isWrong ? 422 : answer.refusal === 'TooManyRequests' ? 429 : 200, headers: unshared() });
}

/** Shows a network error at the form instead of an error page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ParticipationAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    return reportUnsentParticipation(error);
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) => (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);

export default function EventCheckPage({ loaderData: { slug, title }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Am I taking part? ${title}`} />
      <AuthPage
        title={<Trans>Am I taking part?</Trans>}
        words={<Trans>Everyone who ordered during “{title}” and kept their order is taking part.</Trans>}
      >
        <ParticipationForm slug={slug} answer={actionData} />
        <p>
          <Link to={`/event/${slug}`}>
            <Trans>Go to the campaign</Trans>
          </Link>
        </p>
      </AuthPage>
    </>
  );
}
