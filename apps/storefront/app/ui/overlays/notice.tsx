import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { Icon, type IconName } from '../media/icon.tsx';
import styles from './notice.module.css';
import { useSnackbar } from './snackbar.tsx';

type Tone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' };

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message within the page. Errors are announced at once, and shown in the snackbar too, which the specification requires. */
export function Notice({ tone, title, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const { show } = useSnackbar();
  useEffect(() => {
    const text = tone === 'error' ? (box.current?.innerText ?? '').trim() : '';
    if (text !== '' && text !== shown.current) show({ text, tone: 'failure', isAnnounced: true });
    shown.current = text;
  });
  return (
    <div ref={box} className={classes(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icons[tone]} size={20} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
