import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import styles from './choice-row.module.css';
import { Swatch } from '../media/swatch.tsx';

interface ChoiceRowProps {
  name: string;
  value: string;
  label: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  /** Text or number at the end of the row. */
  count?: ReactNode;
  /** A colour replaces the box; null: a colour without a single value. */
  hex?: string | null;
  /** Radio button instead of a checkbox. */
  isRadio?: boolean;
  isDisabled?: boolean;
}

/** A choice on one row: box or swatch, name and count. A native form control that works without JavaScript. */
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
