import { Plural } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

interface WrongField {
  /** Of the field: where its link leads. */
  id: string;
  label: string;
  text: string;
}

/**
 * What has to be put right before a form is taken, each with a link to its field. Takes the focus when an answer
 * brings it, so that nobody has to look for what went wrong.
 * @param answer what brought it: another answer takes the focus anew
 */
export function ErrorSummary({ errors, answer }: { errors: readonly WrongField[]; answer: unknown }) {
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
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
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
