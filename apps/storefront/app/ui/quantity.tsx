import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';

interface QuantityFieldProps {
  /** Of what: said to a screen reader. */
  label: string;
  name: string;
  value: number;
  min?: number;
  max?: number;
  /** Told once per change, when the number is settled. */
  onChange?: (quantity: number) => void;
  form?: string;
}

interface State {
  given: number;
  typed: number;
  /** The last that the caller has heard of. */
  told: number;
}

/** How many: a number between a minus and a plus. Without JavaScript the number alone can be typed and sent. */
export function QuantityField({ label, name, value, min = 1, max = 10, onChange, form }: QuantityFieldProps) {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ given: value, typed: value, told: value });
  // What the server answers counts, whatever was typed meanwhile.
  if (state.given !== value) setState({ given: value, typed: value, told: value });
  const quantity = state.typed;

  const settle = (wanted: number) => {
    const settled = Math.min(max, Math.max(min, Math.trunc(wanted) || min));
    setState((now) => ({ ...now, typed: settled, told: settled }));
    if (settled !== state.told) onChange?.(settled);
  };

  return (
    <div className={styles.quantity} role="group" aria-label={label}>
      <button type="button" className={styles.step} aria-label={t`One less`} disabled={quantity <= min} onClick={() => settle(quantity - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={name}
        form={form}
        min={min}
        max={Math.max(min, max)}
        value={quantity}
        aria-label={t`Quantity`}
        onChange={(event) => {
          const typed = event.target.valueAsNumber || 0;
          setState((now) => ({ ...now, typed }));
        }}
        onBlur={() => settle(quantity)}
      />
      <button type="button" className={styles.step} aria-label={t`One more`} disabled={quantity >= max} onClick={() => settle(quantity + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
