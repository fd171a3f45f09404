import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { getReasonTexts } from './advice-text.ts';
import styles from './size-answer.module.css';
import type { FoundSize } from './load-size-advice.ts';

interface SizeAnswerProps {
  answer: FoundSize;
  onChoose?: ((sizeId: number) => void) | undefined;
}

/** The recommended size, the reasons, and a button that chooses the size. */
export function SizeAnswer({ answer: { advice, input, hasFailed }, onChoose }: SizeAnswerProps) {
  const { i18n } = useLingui();
  if (hasFailed) {
    return (
      <Notice tone="error">
        <Trans>We can’t reach the shop right now. Please try again.</Trans>
      </Notice>
    );
  }
  if (!advice) return null;
  const { size, alternative } = advice;
  const reasons = getReasonTexts(i18n, advice, input.preference);
  return (
    <div className={styles.answer} data-advice="">
      {size ? (
        <p className={styles.size}>
          <Trans>
            Your size: <strong className={styles.name}>{size.name}</strong>
          </Trans>
        </p>
      ) : (
        <p className={styles.size}>
          <Trans>We don’t have a size for these measurements.</Trans>
        </p>
      )}
      {reasons.length > 0 ? (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      {alternative ? (
        <p>
          <Trans>{alternative.name} would fit too.</Trans>
        </p>
      ) : null}
      {onChoose && size ? (
        <div className={styles.choices}>
          <Button type="button" onClick={() => onChoose(size.id)}>
            <Trans>Choose size {size.name}</Trans>
          </Button>
          {alternative ? (
            <Button type="button" variant="secondary" onClick={() => onChoose(alternative.id)}>
              <Trans>Choose size {alternative.name}</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
