import type { ReactNode } from 'react';
import { Icon, type IconName } from './media/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A message for an empty list, with the next step. */
export function EmptyState({ icon = 'bag', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={48} className={styles.drawing} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action}
    </div>
  );
}
