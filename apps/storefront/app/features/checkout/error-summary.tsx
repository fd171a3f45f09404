import { Plural, useLingui } from '@lingui/react/macro';
import type { CheckoutField } from '@selvedge/server/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './error-summary.module.css';
import { fieldId, fieldLabels } from './field-labels.ts';
import type { FieldErrors } from './use-field-errors.ts';

/**
 * What has to be put right before the order can be placed, each with a link to its field. Takes the focus when an answer
 * brings it, so that nobody has to look for what went wrong.
 * @param answer what brought it: another answer takes the focus anew
 */
export function ErrorSummary({ errors, answer }: { errors: FieldErrors['all']; answer: unknown }) {
  const { t, i18n } = useLingui();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [answer]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    // Folded away fields come out first, or the focus has nowhere to go.
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };

  // Two first names on one page: the second says whose it is.
  const labelOf = (field: CheckoutField) => {
    const label = i18n._(fieldLabels[field]);
    return field.startsWith('billing') ? t`Billing address: ${label}` : label;
  };

  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="warning" size={20} />
      <div>
        <h2 className={styles.title}>
          <Plural value={errors.length} one="Please check # field" other="Please check # fields" />
        </h2>
        <ul className={styles.list}>
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, fieldId(field))}>
                {labelOf(field)}
              </a>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
