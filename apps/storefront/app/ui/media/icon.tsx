import type { ReactNode } from 'react';

/* Icons made for the shop on a 24 px grid with 1.5 px lines and round ends. */
const drawings = {
  bag: <path d="M5.5 8h13l1 12h-15zM9 10V6.5a3 3 0 0 1 6 0V10" />,
  heart: <path d="M12 19.5 4.9 12.3a4.4 4.4 0 0 1 6.2-6.2l.9.9.9-.9a4.4 4.4 0 0 1 6.2 6.2z" />,
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  chevron: <path d="m7 10 5 5 5-5" />,
  filter: <path d="M4 7h9.5m5 0H20M4 17h1.5m5 0H20M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  truck: (
    <path d="M3 6.5h11v10H9.5M5.5 16.5H3v-10M14 10h3.5l3.5 3.5v3h-1.5m-4.5 0H14M7.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm9.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
  ),
  return: <path d="M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H9" />,
  minus: <path d="M6 12h12" />,
  plus: <path d="M6 12h12M12 6v12" />,
  globe: (
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zm0 0c2.3-2.2 3.5-5 3.5-8.5S14.3 5.7 12 3.5C9.7 5.7 8.5 8.5 8.5 12s1.2 6.3 3.5 8.5zM3.8 12h16.4" />
  ),
  person: <path d="M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5" />,
  home: <path d="m4 11 8-6.5 8 6.5v8.5h-5.5v-5.5h-5v5.5H4z" />,
  grid: <path d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z" />,
  info: <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v.1" />,
  warning: <path d="M12 4 3.5 19.5h17zM12 10v4.5m0 2.3v.1" />,
  zoom: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20M8 10.5h5M10.5 8v5" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  /** CSS px; the icons are drawn for 24. */
  size?: number;
  className?: string;
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[name]}
    </svg>
  );
}
