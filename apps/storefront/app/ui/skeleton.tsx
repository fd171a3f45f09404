import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The final size: CSS lengths. */
  width?: string;
  height?: string;
  /** `4 / 5`, instead of a height. */
  ratio?: string;
}

/** Holds the place of something that is on its way, at the size it will have. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />;
}
