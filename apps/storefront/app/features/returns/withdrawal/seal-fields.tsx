import { Trans } from '@lingui/react/macro';
import type { ReturnableLine } from '@selvedge/server/contract';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { formatPiece } from '../form/piece-label.ts';
import styles from './withdrawal.module.css';

interface SealFieldsProps {
  lines: readonly ReturnableLine[];
  typed: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
}

/** Asks whether the hygiene seals of delivered items are intact: the right of withdrawal ends when the customer breaks the seal. */
export function SealFields({ lines, typed, texts }: SealFieldsProps) {
  const sealed = lines.filter(({ isSealNeeded }) => isSealNeeded);
  if (sealed.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Trans>Sealed for hygiene</Trans>
      </legend>
      <p className={styles.words}>
        <Trans>
          You can only withdraw from these items if the seal is intact. If you’ve broken a seal, choose “Only these items” without that item.
        </Trans>
      </p>
      {sealed.map((line) => {
        const item = formatPiece(line);
        const field = `sealed-${line.key}`;
        return (
          <Checkbox
            key={line.key}
            id={field}
            name={field}
            label={<Trans>{item}: the hygiene seal is intact</Trans>}
            defaultChecked={field in typed}
            error={texts[field]}
          />
        );
      })}
    </fieldset>
  );
}
