import { Plural, Trans } from '@lingui/react/macro';
import type { FoundAnswers } from '@selvedge/server/contract';
import { useId } from 'react';
import { Link } from '#lib/paths/link.tsx';
import styles from './search-header.module.css';
import { buildAnswerPath, searchPath } from './suggestion-options.ts';

interface SearchHeaderProps {
  /** The search text as typed. */
  text: string;
  /** The corrected search text; null if nothing was corrected. */
  corrected: string | null;
  itemCount: number;
  answers: FoundAnswers;
}

/** The search text and the number of results. */
export function SearchHeader({ text, corrected, itemCount, answers }: SearchHeaderProps) {
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
            Showing results for <CorrectedText text={corrected} />. We found nothing for “<TypedText text={text} />
            ”.
          </Trans>
        </p>
      )}
      <Answers answers={answers} />
    </header>
  );
}

/** Questions of the help centre that the search found. */
function Answers({ answers }: { answers: FoundAnswers }) {
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.answers}>
      <p id={id} className={styles.count}>
        <Trans>Help centre</Trans>
      </p>
      <ul>
        {answers.map(({ id, title }) => (
          <li key={id}>
            <Link to={buildAnswerPath({ id, title })}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CorrectedText = ({ text }: { text: string }) => (
  <Link to={searchPath(text)}>
    <TypedText text={text} />
  </Link>
);

/** Advice for a search without results. */
export function NothingFound({ text, answers }: { text: string; answers: FoundAnswers }) {
  return (
    <header className={styles.nothing}>
      <h1 className={styles.title}>
        <Trans>
          No results for “<TypedText text={text} />”
        </Trans>
      </h1>
      <Answers answers={answers} />
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
