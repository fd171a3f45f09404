import { Trans, useLingui } from '@lingui/react/macro';
import type { SizeChart } from '@selvedge/server/contract';
import { useRef, type SubmitEvent } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { MeasureIssue, Preference } from './asked-measures.ts';
import { preferences } from './asked-measures.ts';
import { measureNames } from '../guide/measure-texts.ts';
import { SizeAnswer } from './size-answer.tsx';
import styles from './size-finder.module.css';
import type { useSizeFinder } from './use-size-finder.ts';

interface SizeFinderProps {
  /** Id of the form, for fields elsewhere on the page. */
  id: string;
  slug: string;
  chart: SizeChart;
  finder: ReturnType<typeof useSizeFinder>;
  /** Chooses the recommended size. Without it the size cannot be chosen here. */
  onChoose?: ((sizeId: number) => void) | undefined;
}

/** Recommends a size from body measurements and explains it. The plain form leads to the page of size guides. */
export function SizeFinder({ id, slug, chart, finder, onChoose }: SizeFinderProps) {
  const local = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const { answer, isAsking } = finder;

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { issues } = await finder.ask();
    const wrong = chart.measures.find((measure) => issues[measure]);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <section className={styles.finder} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <Trans>Find your size</Trans>
      </h3>
      <form ref={form} id={id} method="get" action={local('/size-guides')} className={styles.form} onSubmit={(event) => void ask(event)} noValidate>
        <input type="hidden" name="product" value={slug} />
        <MeasureFields chart={chart} finder={finder} />
        <PreferenceField finder={finder} />
        <Button variant="secondary" aria-disabled={isAsking || undefined}>
          <Trans>Find my size</Trans>
        </Button>
      </form>
      <div role="status">{answer ? <SizeAnswer answer={answer} onChoose={onChoose} /> : null}</div>
      <p className={styles.privacy}>
        <Trans>Your measures stay in this browser.</Trans>{' '}
        <button type="button" className={styles.forget} onClick={finder.forget}>
          <Trans>Forget them</Trans>
        </button>
      </p>
    </section>
  );
}

function MeasureFields({ chart, finder }: Pick<SizeFinderProps, 'chart' | 'finder'>) {
  const { t, i18n } = useLingui();
  const { input, answer } = finder;
  const issueTexts: Record<MeasureIssue, string> = {
    missing: t`Please fill in at least one measure`,
    needed: t`This field is required`,
    unreadable: t`This field can only contain numbers`,
    unlikely: input.unit === 'cm' ? t`Please check: is this in centimetres?` : t`Please check: is this in inches?`,
  };
  return (
    <div className={styles.fields}>
      {chart.measures.map((measure) => {
        const issue = answer?.issues[measure];
        const name = i18n._(measureNames[measure]);
        return (
          <TextField
            key={measure}
            name={measure}
            label={input.unit === 'cm' ? t`${name} (cm)` : t`${name} (inches)`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={input.typed[measure] ?? ''}
            onChange={(event) => finder.change({ typed: { ...input.typed, [measure]: event.target.value } })}
            error={issue ? issueTexts[issue] : null}
          />
        );
      })}
    </div>
  );
}

function PreferenceField({ finder }: Pick<SizeFinderProps, 'finder'>) {
  const { t } = useLingui();
  const preferenceNames: Record<Preference, string> = { close: t`Close to the body`, regular: t`Regular`, loose: t`Loose` };
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>How do you like to wear it?</Trans>
      </legend>
      <div className={styles.preferences}>
        {preferences.map((preference) => (
          <label key={preference} className={styles.preference}>
            <input
              type="radio"
              name="preference"
              value={preference}
              checked={finder.input.preference === preference}
              onChange={() => finder.change({ preference })}
            />
            {preferenceNames[preference]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
