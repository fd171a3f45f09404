import { Plural } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { Icon } from '../media/icon.tsx';

interface WrongField {
  /** Id of the field that the entry links to. */
  id: string;
  label: string;
  text: string;
}

/**
 * Lists the errors of a form with links to their fields. Takes the focus when a response has errors.
 * @param answer each new response moves the focus again
 */
export function ErrorSummary({ errors, answer }: { errors: readonly WrongField[]; answer: unknown }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [answer]);

  const focusField = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    // Opens a collapsed section, because a hidden field cannot be focused.
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };

  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="warning" size={20} />
      <div>
        <h2 className={styles.title}>
          <Plural value={errors.length} one="Please check # field" other="Please check # fields" />
        </h2>
        <ul className={styles.list}>
          {errors.map(({ id, label, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {label}
              </a>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
