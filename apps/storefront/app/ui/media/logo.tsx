import { useShop } from '#lib/use-shop.ts';
import { Link } from '#lib/paths/link.tsx';
import styles from './logo.module.css';

/** The logo's symbol: a woven edge whose weft threads turn back into the cloth. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 4.5h14.5a2.5 2.5 0 0 1 0 5H3M3 14.5h14.5a2.5 2.5 0 0 1 0 5H3" />
      <path d="M6.5 2v5M6.5 7v10m0 0v5M12 2v20" strokeDasharray="1.2 2.8" />
      <path d="M22.5 2v20" stroke="var(--accent)" strokeWidth={2} />
    </svg>
  );
}

/** The shop's symbol and name. The name is a setting of the country. */
export function Logo() {
  const { market } = useShop();
  return (
    <Link to="/" className={styles.logo}>
      <Mark />
      <span className={styles.name}>{market.shopName}</span>
    </Link>
  );
}
