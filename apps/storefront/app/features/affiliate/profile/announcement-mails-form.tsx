import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Section } from '#ui/section.tsx';

interface AnnouncementMailsFormProps {
  affiliate: Pick<AffiliateProfile, 'userId' | 'wantsAnnouncementMails'>;
  answer: FormAnswer | undefined;
}

/** Whether announcements are also sent by email. */
export function AnnouncementMailsForm({ affiliate: { userId, wantsAnnouncementMails }, answer }: AnnouncementMailsFormProps) {
  const { t } = useLingui();
  return (
    <Section
      title={<Trans>Emails</Trans>}
      words={<Trans>We always email you about your money and when we write to you personally. You can switch off emails about announcements.</Trans>}
    >
      <AccountForm
        key={String(wantsAnnouncementMails)}
        userId={userId}
        intent="announcement-mails"
        answer={answer}
        labels={{ wantsAnnouncementMails: t`Announcements by email` }}
        submit={<Trans>Save changes</Trans>}
      >
        {(field) => (
          <Checkbox
            id={field('wantsAnnouncementMails').id}
            name="wantsAnnouncementMails"
            value="on"
            label={t`Announcements by email`}
            defaultChecked={wantsAnnouncementMails}
          />
        )}
      </AccountForm>
    </Section>
  );
}
