import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { fieldText } from '#lib/error-texts.ts';
import { quantityIssueOf, type QuantityIssue } from '#lib/quantity-issue.ts';
import { FieldMessage } from './field-message.tsx';
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
  typed: string;
  /** The last that the caller has heard of. */
  told: number;
  issue: QuantityIssue | null;
}

/**
 * How many: a number between a minus and a plus. What was typed and is no number of pieces is taken back, what is out of
 * bounds becomes the bound, and either is said. Without JavaScript the number alone can be typed and sent.
 */
export function QuantityField({ label, name, value, min = 1, max = 10, onChange, form }: QuantityFieldProps) {
  const { t, i18n } = useLingui();
  const message = useId();
  const most = Math.max(min, max);
  const [state, setState] = useState<State>({ given: value, typed: String(value), told: value, issue: null });
  // What the server answers counts, whatever was typed meanwhile.
  if (state.given !== value) setState({ ...state, given: value, typed: String(value), told: value });
  const quantity = Number(state.typed) || min;

  const settle = (typed: string) => {
    const issue = quantityIssueOf(typed, { min, max: most });
    const settled = issue ? (issue.params.min ?? issue.params.max ?? state.told) : Number(typed);
    setState((now) => ({ ...now, typed: String(settled), told: settled, issue }));
    if (settled !== state.told) onChange?.(settled);
  };

  return (
    <div className={styles.field}>
      <div className={styles.quantity} role="group" aria-label={label}>
        <button
          type="button"
          className={styles.step}
          aria-label={t`One less`}
          disabled={quantity <= min}
          onClick={() => settle(String(quantity - 1))}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          className={styles.number}
          type="number"
          inputMode="numeric"
          name={name}
          form={form}
          min={min}
          max={most}
          value={state.typed}
          aria-label={t`Quantity`}
          aria-describedby={state.issue ? message : undefined}
          onChange={({ target }) => setState((now) => ({ ...now, typed: target.value }))}
          // What is no number at all a browser gives out as nothing.
          onBlur={({ target }) => settle(target.validity.badInput ? 'none' : target.value)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t`One more`}
          disabled={quantity >= max}
          onClick={() => settle(String(quantity + 1))}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      <div role="status">
        <FieldMessage id={message} error={state.issue && fieldText(i18n, state.issue)} />
      </div>
    </div>
  );
}
