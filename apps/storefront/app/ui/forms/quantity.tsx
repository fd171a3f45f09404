import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { fieldText } from '#lib/api/error-texts.ts';
import { findQuantityIssue, type QuantityIssue } from '#lib/forms/quantity-issue.ts';
import { FieldMessage } from './field-message.tsx';
import { Icon } from '../media/icon.tsx';
import styles from './quantity.module.css';

interface QuantityFieldProps {
  /** The product, for screen readers. */
  label: string;
  name: string;
  value: number;
  min?: number;
  max?: number;
  /** Called once per change, when the number is final. */
  onChange?: (quantity: number) => void;
  form?: string;
}

interface State {
  given: number;
  typed: string;
  /** The last number that the caller received. */
  reported: number;
  issue: QuantityIssue | null;
}

/**
 * A number between a minus and a plus button. An invalid number is reset and a number out of
 * range is limited, each with a message. Without JavaScript the number can be typed and submitted.
 */
export function QuantityField({ label, name, value, min = 1, max = 10, onChange, form }: QuantityFieldProps) {
  const { t, i18n } = useLingui();
  const message = useId();
  const upperLimit = Math.max(min, max);
  const [state, setState] = useState<State>({ given: value, typed: String(value), reported: value, issue: null });
  // The server's number replaces the input.
  if (state.given !== value) setState({ ...state, given: value, typed: String(value), reported: value });
  const quantity = Number(state.typed) || min;

  const settle = (typed: string) => {
    const issue = findQuantityIssue(typed, { min, max: upperLimit });
    const settled = issue ? (issue.params.min ?? issue.params.max ?? state.reported) : Number(typed);
    setState((now) => ({ ...now, typed: String(settled), reported: settled, issue }));
    if (settled !== state.reported) onChange?.(settled);
  };

  return (
    <div className={styles.field}>
      <div className={styles.quantity} role="group" aria-label={label}>
        <button
          type="button"
          className={styles.step}
          aria-label={t`Decrease quantity`}
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
          max={upperLimit}
          value={state.typed}
          aria-label={t`Quantity`}
          aria-describedby={state.issue ? message : undefined}
          onChange={({ target }) => setState((now) => ({ ...now, typed: target.value }))}
          // Browsers report input that is not a number as an empty value.
          onBlur={({ target }) => settle(target.validity.badInput ? 'none' : target.value)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t`Increase quantity`}
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
