import { useId } from 'react';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FieldMessage } from '#ui/forms/field-message.tsx';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  /** Id of the first choice, the target of links to this question. */
  id: string;
  legend: string;
  hint?: string;
  error: string | null;
  /** Each option has its own field name, so that a submitted form is restored as it was. */
  options: readonly { name: string; label: string; isTicked: boolean }[];
}

/** A group of checkboxes. */
export function ChoiceGroup({ id, legend, hint, error, options }: ChoiceGroupProps) {
  const message = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error || hint ? message : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldMessage id={message} error={error} hint={hint} />
      <div className={styles.choices}>
        {options.map(({ name, label, isTicked }, index) => (
          <Checkbox key={name} {...(index === 0 && { id })} name={name} value="on" label={label} defaultChecked={isTicked} />
        ))}
      </div>
    </fieldset>
  );
}
