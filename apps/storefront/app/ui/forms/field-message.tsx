import { Icon } from '../media/icon.tsx';
import styles from './field.module.css';

interface FieldMessageProps {
  id: string;
  error?: string | null;
  hint?: string | null;
}

/** The text below a field: its error, or else a hint. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (error) {
    return (
      <p className={styles.error} id={id}>
        <Icon name="warning" size={16} />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  ) : null;
}
