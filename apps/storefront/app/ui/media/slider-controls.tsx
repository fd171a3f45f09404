import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { Icon } from './icon.tsx';
import styles from './slider-controls.module.css';

/** Position and buttons of a slider. Arrow keys work anywhere in the slider. */
export function SliderControls({ track, count }: { track: RefObject<HTMLElement | null>; count: number }) {
  const { t } = useLingui();
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const row = track.current;
    const slider = row?.parentElement;
    const follow = () => row && setPlace(getSlidePosition(row));
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      slide(row, event.key === 'ArrowLeft' ? -1 : 1);
    };
    follow();
    row?.addEventListener('scroll', follow, { passive: true });
    slider?.addEventListener('keydown', handleKey);
    return () => {
      row?.removeEventListener('scroll', follow);
      slider?.removeEventListener('keydown', handleKey);
    };
  }, [track]);
  const number = place + 1;
  return (
    <div className={styles.controls}>
      <p className={styles.place} role="status" aria-label={t`Slide ${number} of ${count}`}>
        {number} / {count}
      </p>
      <Step className={styles.back} label={t`Previous slide`} isOff={place <= 0} onPress={() => slide(track.current, -1)} />
      <Step className={styles.on} label={t`Next slide`} isOff={number >= count} onPress={() => slide(track.current, 1)} />
    </div>
  );
}

interface StepProps {
  className: string | undefined;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** A button at the end is disabled but keeps the focus, so that the keyboard stays in the slider. */
const Step = ({ className, label, isOff, onPress }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} aria-disabled={isOff} onClick={onPress}>
    <Icon className={className} name="chevron" />
  </button>
);

const getSlidePosition = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

function slide(row: HTMLElement | null | undefined, slideCount: number): void {
  row?.scrollTo({ left: (getSlidePosition(row) + slideCount) * row.clientWidth });
}
