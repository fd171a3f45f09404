import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import styles from './search-header.module.css';
import { searchPath } from './suggestion-options.ts';

interface SearchHeaderProps {
  /** The search text as typed. */
  text: string;
  /** The corrected search text; null if nothing was corrected. */
  corrected: string | null;
  itemCount: number;
}

/** The search text and the number of results. */
export function SearchHeader({ text, corrected, itemCount }: SearchHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>
          <Trans>
            Results for “<TypedText text={corrected ?? text} />”
          </Trans>
        </h1>
        <p className={styles.count}>
          <Plural value={itemCount} one="# item" other="# items" />
        </p>
      </div>
      {corrected === null ? null : (
        <p className={styles.corrected}>
          <Trans>
            Showing results for <Instead text={corrected} />. We found nothing for “<TypedText text={text} />
            ”.
          </Trans>
        </p>
      )}
    </header>
  );
}

const Instead = ({ text }: { text: string }) => (
  <Link to={searchPath(text)}>
    <TypedText text={text} />
  </Link>
);

/** Advice for a search without results. */
export function NothingFound({ text }: { text: string }) {
  return (
    <header className={styles.nothing}>
      <h1 className={styles.title}>
        <Trans>
          No results for “<TypedText text={text} />”
        </Trans>
      </h1>
      <ul className={styles.advice}>
        <li>
          <Trans>Check the spelling.</Trans>
        </li>
        <li>
          <Trans>Try fewer words or a more general one, such as “shirt”.</Trans>
        </li>
        <li>
          <Trans>Browse a category instead.</Trans>
        </li>
      </ul>
    </header>
  );
}

/**
 * User input within a sentence, with its own text direction. A separate component, because translations parse their values for
 * tags and the input may contain some.
 */
export const TypedText = ({ text }: { text: string }) => <bdi>{text}</bdi>;
