import { useLingui } from '@lingui/react/macro';
import { NotFoundScreen } from '#features/layout/screens/not-found-screen.tsx';
import { SearchBox } from '#features/search/search-box.tsx';

/** The not-found page with the search of the shop. Loaded only where a page is missing. */
export default function MissingPage({ path }: { path: string | undefined }) {
  const { t } = useLingui();
  return <NotFoundScreen path={path} search={<SearchBox kind="page" label={t`Search the whole shop`} />} />;
}
