import type { ComponentProps } from 'react';
import { Link } from '#lib/link.tsx';
import { classes } from './classes.ts';
import styles from './button.module.css';

interface Looks {
  /** primary: the one thing to do here; secondary: beside it; quiet: by the way. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'normal';
  /** As wide as what it stands in. */
  isWide?: boolean;
}

const looksOf = ({ variant = 'primary', size = 'normal', isWide = false }: Looks, more?: string): string =>
  classes(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide, more);

export function Button({ variant, size, isWide, className, type = 'submit', ...rest }: Looks & ComponentProps<'button'>) {
  return <button type={type} className={looksOf({ variant, size, isWide }, className)} {...rest} />;
}

/** Looks like a button and leads to a page. */
export function LinkButton({ variant, size, isWide, className, ...rest }: Looks & ComponentProps<typeof Link>) {
  return <Link className={looksOf({ variant, size, isWide }, typeof className === 'string' ? className : undefined)} {...rest} />;
}
