import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import styles from './choice-list.module.css';
import type { Choice } from './filter-choices.ts';

interface ChoiceListProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  /** How many are seen before the rest is asked for. */
  seen?: number;
  draw: (choice: Choice, isChosen: boolean) => ReactNode;
}

/** A list of choices; of a long one the first few, and the rest when it is asked for. */
export function ChoiceList({ choices, chosen, seen = 8, draw }: ChoiceListProps) {
  // A fold that hides two is more in the way than the two.
  const isLong = choices.length > seen + 2;
  const [first, rest] = isLong ? [choices.slice(0, seen), choices.slice(seen)] : [choices, []];
  const [isOpen] = useState(rest.some(({ value }) => chosen.includes(value)));
  const rows = (some: readonly Choice[]) => (
    <ul className={styles.list}>
      {some.map((choice) => (
        <li key={choice.value}>{draw(choice, chosen.includes(choice.value))}</li>
      ))}
    </ul>
  );
  return (
    <>
      {rows(first)}
      {rest.length > 0 ? (
        <details className={styles.rest} open={isOpen}>
          <summary className={styles.more}>
            <span className={styles.whenClosed}>
              <Trans>Show all ({choices.length})</Trans>
            </span>
            <span className={styles.whenOpen}>
              <Trans>Show fewer</Trans>
            </span>
          </summary>
          {rows(rest)}
        </details>
      ) : null}
    </>
  );
}
