import type { HomeBlock } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import styles from './header-line.module.css';

/** Renders a line of text above all other blocks. */
export function HeaderLine({ block: { title, label, link } }: { block: HomeBlock }) {
  return (
    <p className={styles.line}>
      {title}{' '}
      {link && label ? (
        <Link className={styles.link} to={link}>
          {label}
        </Link>
      ) : null}
    </p>
  );
}
