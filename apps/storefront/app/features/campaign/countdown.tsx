import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import styles from './countdown.module.css';
import { splitTimeLeft } from './time-left.ts';

interface CountdownProps {
  /** ISO time. */
  until: string;
  /** ISO time of the response; the countdown starts from it until the browser's clock takes over. */
  from: string;
  /** The end date as text for screen readers. The digits are hidden from them. */
  words: ReactNode;
}

/** The browser's clock, ms since 1970. */
const readClock = (): number => performance.timeOrigin + performance.now();

/** Counts down by the second, or by the minute with reduced motion. Reloads the page data at the end. */
export function Countdown({ until, from, words }: CountdownProps) {
  const { revalidate } = useRevalidator();
  const end = Date.parse(until);
  const [left, setLeft] = useState(end - Date.parse(from));
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const count = () => {
      setLeft(end - readClock());
      if (readClock() < end) return;
      clearInterval(timer);
      void revalidate();
    };
    const timer = setInterval(count, isCalm ? 60_000 : 1000);
    const first = setTimeout(() => setLeft(end - readClock()));
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [end, revalidate]);
  const { days, hours, minutes, seconds } = splitTimeLeft(left);
  return (
    <div className={styles.countdown}>
      <p>{words}</p>
      <ul className={styles.figures} aria-hidden="true">
        <Figure value={days} unit={<Trans>days</Trans>} />
        <Figure value={hours} unit={<Trans>hours</Trans>} />
        <Figure value={minutes} unit={<Trans>minutes</Trans>} />
        <Figure className={styles.seconds} value={seconds} unit={<Trans>seconds</Trans>} />
      </ul>
    </div>
  );
}

const Figure = ({ value, unit, className }: { value: number; unit: ReactNode; className?: string | undefined }) => (
  <li className={className}>
    <span className={styles.value}>{value}</span>
    <span className={styles.unit}>{unit}</span>
  </li>
);
