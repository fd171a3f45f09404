import type { PaymentOption } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import styles from './payment-mark.module.css';

/* Drawn for the shop like its icons, on a 24 px grid. They show the kind of a method, because logos belong to their brands. */
const drawings: Readonly<Record<PaymentOption['mark'], ReactNode>> = {
  cash: <path d="M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 10.5v3m12-3v3" />,
  card: <path d="M3 6.5h18v11H3zM3 10h18M6.5 14h4" />,
  wallet: <path d="M4 8h15.5v11H4zM4 8l12-3.5V8m3.5 3.5h-4a2 2 0 0 0 0 4h4" />,
  phone: <path d="M8 3.5h8v17H8zM11 17.5h2" />,
  bank: <path d="m4 9.5 8-5 8 5zM6 9.5v7m4-7v7m4-7v7m4-7v7M4 19h16" />,
  instalments: <path d="M5 5.5h14v13H5zM5 9.5h14M9 3.5v3.5m6-3.5v3.5M9 14l2 2 4-4" />,
  voucher: <path d="M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12.5h6" />,
};

/** Renders the drawing of a kind of payment method. It is decorative: the name follows it. */
export const PaymentMark = ({ mark }: Pick<PaymentOption, 'mark'>) => (
  <svg
    className={styles.mark}
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[mark]}
  </svg>
);
