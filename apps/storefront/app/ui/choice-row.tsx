import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './choice-row.module.css';
import { Swatch } from './swatch.tsx';

interface ChoiceRowProps {
  name: string;
  value: string;
  label: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  /** In words or figures, at the end of the line. */
  count?: ReactNode;
  /** A colour shows itself in place of the box; null: one that no single dot shows. */
  hex?: string | null;
  /** One of several at most. */
  isRadio?: boolean;
  isDisabled?: boolean;
}

/** A choice on one line: box or swatch, name, how many. It is a form's own control and works without JavaScript. */
export function ChoiceRow({ name, value, label, isChosen, onChoose, count, hex, isRadio = false, isDisabled = false }: ChoiceRowProps) {
  return (
    <label className={styles.row}>
      <input
        className={classes(styles.box, hex !== undefined && styles.swatched, isRadio && styles.radio)}
        type={isRadio ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {hex !== undefined ? (
        <span className={styles.swatch}>
          <Swatch hex={hex} size={20} />
        </span>
      ) : null}
      <span className={styles.label}>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
