import { useLingui } from '@lingui/react/macro';
import { useShop } from '#lib/use-shop.ts';
import { Flyout } from '#ui/overlays/flyout.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { PlaceLists, usePlaceName } from './place-lists.tsx';
import styles from './place-picker.module.css';

/** The picker for country and language. */
export function PlacePicker() {
  const { t } = useLingui();
  const { language } = useShop();
  const spoken = usePlaceName();
  return (
    <Flyout
      className={styles.picker}
      label={t`Country and language: ${spoken}`}
      summary={
        <>
          <Icon name="globe" size={22} />
          <span className={styles.code}>{language.tag.split('-')[0]?.toUpperCase()}</span>
        </>
      }
    >
      <div className={styles.content}>
        <PlaceLists />
      </div>
    </Flyout>
  );
}
