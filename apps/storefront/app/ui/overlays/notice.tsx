import type { ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { Icon, type IconName } from '../media/icon.tsx';
import styles from './notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' };

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message within the page. Errors are announced at once; `features/behaviour/use-failure-snackbar.ts` shows them in the snackbar too. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icons[tone]} size={20} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
