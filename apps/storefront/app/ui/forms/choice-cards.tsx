import { useId, type ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import styles from './choice-cards.module.css';

interface Choice {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  price?: ReactNode;
}

interface ChoiceCardsProps {
  /** Id of the first choice, the target of links to this question. */
  id?: string;
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  /** With `onChange` the caller stores the choice, otherwise the form does. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null;
  form?: string;
}

/** Radio buttons with descriptions and prices. */
export function ChoiceCards({ id: firstId, legend, name, options, value, defaultValue, onChange, error, form }: ChoiceCardsProps) {
  const id = useId();
  const message = `${id}-message`;
  return (
    <fieldset aria-describedby={error ? message : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              className={styles.dot}
              type="radio"
              id={index === 0 ? firstId : undefined}
              name={name}
              value={option.value}
              form={form}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            />
            <span className={styles.title}>
              {option.title}
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </span>
            {option.price === undefined ? null : <span className={styles.price}>{option.price}</span>}
          </label>
        ))}
      </div>
      <FieldMessage id={message} error={error} />
    </fieldset>
  );
}
