import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Final size as CSS lengths. */
  width?: string;
  height?: string;
  /** `4 / 5`, instead of a height. */
  ratio?: string;
}

/** A placeholder for loading content in its final size. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />;
}
