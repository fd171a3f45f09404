import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';

interface TimeZoneFormProps {
  affiliate: Pick<AffiliateProfile, 'userId' | 'timeZone'>;
  /** Names to choose from, IANA. */
  timeZones: readonly string[];
  answer: FormAnswer | undefined;
}

/** The time zone of the days in the portal. */
export function TimeZoneForm({ affiliate: { userId, timeZone }, timeZones, answer }: TimeZoneFormProps) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Time zone</Trans>} words={<Trans>The portal shows days and times in this time zone.</Trans>}>
      <AccountForm
        key={timeZone}
        userId={userId}
        intent="time-zone"
        answer={answer}
        labels={{ timeZone: t`Time zone` }}
        submit={<Trans>Save changes</Trans>}
      >
        {(field) => (
          <SelectField
            {...field('timeZone', timeZone)}
            label={t`Time zone`}
            hint={t`Sources, countries and devices are counted by days in UTC.`}
            options={timeZones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
          />
        )}
      </AccountForm>
    </Section>
  );
}

/** Lists the time zones to choose from. On the server only, so that browser and server agree. @param present is always among them */
export const listTimeZones = (present: string): string[] => [...new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])].sort();
