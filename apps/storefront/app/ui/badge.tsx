import { useLingui } from '@lingui/react/macro';
import type { Badge } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { classes } from './styles/classes.ts';
import styles from './badge.module.css';

/* Icons made for the shop on a 16 px grid, filled, for use beside a word. */
const drawings: Record<Badge, ReactNode> = {
  // A seal with a star.
  Special: (
    <path
      fillRule="evenodd"
      d="m8 .8 1.7 1.4 2.2-.3.7 2.1 2 1-.4 2.2L15.4 9l-1.6 1.5v2.2l-2.2.4-1.3 1.8L8 14l-2.3.9-1.3-1.8-2.2-.4v-2.2L.6 9l1.2-1.8L1.4 5l2-1 .7-2.1 2.2.3zm0 3.6L6.9 6.7l-2.5.3 1.9 1.7-.5 2.5L8 9.9l2.2 1.3-.5-2.5L11.6 7l-2.5-.3z"
    />
  ),
  // A price tag on a string.
  Promotional: (
    <path
      fillRule="evenodd"
      d="M8.6 1.2h5.2c.6 0 1 .4 1 1v5.2L8.3 14a1.4 1.4 0 0 1-2 0L2 9.7a1.4 1.4 0 0 1 0-2zM11.7 5.6a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z"
    />
  ),
  // A flame within a flame.
  Fire: (
    <path
      fillRule="evenodd"
      d="M8.7.7c.4 2.4-.5 3.5-1.7 4.8-.5-.6-.7-1.2-.7-2C4.2 5 2.9 7.2 2.9 9.6a5.1 5.1 0 0 0 10.2 0c0-3.6-2.9-5-4.4-8.9zM8 8.2c.2 1.1 1.9 1.7 1.9 3.5A1.9 1.9 0 0 1 8 13.6a1.9 1.9 0 0 1-1.9-1.9c0-1.5 1.5-2 1.9-3.5z"
    />
  ),
  // An hourglass that is almost empty.
  Low: (
    <path
      fillRule="evenodd"
      d="M3 .9h10v1.8h-1c0 2.7-.9 4-2.4 5.3 1.5 1.3 2.4 2.6 2.4 5.3h1v1.8H3v-1.8h1c0-2.7.9-4 2.4-5.3C4.9 6.7 4 5.4 4 2.7H3zM5.7 2.7c0 .8.1 1.5.4 2.1h3.800c.3-.6.4-1.3.4-2.1zM8 8.9c-.9.8-1.5 1.5-1.900 2.400h3.800C9.500 10.400 8.900 9.700 8 8.900z"
    />
  ),
};

/** The icon of a badge alone. @param size CSS px */
export function BadgeArt({ badge, size = 14 }: { badge: Badge; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" className={styles.art} aria-hidden="true" focusable="false">
      {drawings[badge]}
    </svg>
  );
}

/** A badge of a product: icon and word. */
export function BadgeMark({ badge, className }: { badge: Badge; className?: string | undefined }) {
  const { t } = useLingui();
  const names: Record<Badge, string> = { Special: t`Special`, Promotional: t`Offer`, Fire: t`Much loved`, Low: t`Few left` };
  return (
    <span className={classes(styles.mark, styles[badge], className)}>
      <BadgeArt badge={badge} />
      {names[badge]}
    </span>
  );
}
