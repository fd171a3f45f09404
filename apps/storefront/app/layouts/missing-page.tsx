import { useLingui } from '@lingui/react/macro';
import { NotFoundScreen } from '#features/layout/screens/not-found-screen.tsx';
import { SearchBox } from '#features/search/search-box.tsx';

/** The not-found page with the search of the shop. Loaded only where a page is missing. @param message names the path that a route has refused */
export default function MissingPage({ message }: { message: unknown }) {
  const { t } = useLingui();
  const path = /^Page Not Found: (.*)/.exec(String(message))?.[1];
  return <NotFoundScreen path={path} search={<SearchBox kind="page" label={t`Search the whole shop`} />} />;
}
