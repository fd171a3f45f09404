import { useLingui } from '@lingui/react/macro';
import type { Badge } from '@selvedge/server/contract';
import icons from './badges.svg?url';
import { classes } from './styles/classes.ts';
import styles from './badge.module.css';

/** A badge of a product: icon and word. */
export function BadgeMark({ badge, className }: { badge: Badge; className?: string | undefined }) {
  const { t } = useLingui();
  const names: Record<Badge, string> = { Special: t`Special`, Promotional: t`Offer`, Fire: t`Much loved`, Low: t`Few left` };
  return (
    <span className={classes(styles.mark, styles[badge], className)}>
      {/* All icons are in one cached sprite, so that they do not enlarge the scripts of every page. */}
      <svg width={14} height={14} fill="currentColor" className={styles.art} aria-hidden="true" focusable="false">
        <use href={`${icons}#${badge}`} />
      </svg>
      {names[badge]}
    </span>
  );
}
