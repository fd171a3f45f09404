import { useLingui } from '@lingui/react/macro';
import { SearchBox } from './search-box.tsx';

/** The field in a wide header. */
export function SearchField({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className={className}>
      <SearchBox kind="bar" label={t`Search`} />
    </div>
  );
}
