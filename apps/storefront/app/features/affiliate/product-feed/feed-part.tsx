import { defaultLanguageId } from '@selvedge/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateFeed } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Section } from '#ui/section.tsx';
import filter from '../analytics/period-form.module.css';
import type { Attempt, Refusal } from '../links/attempt.ts';
import { CopyField } from '../links/copy-field.tsx';
import portal from '../portal/portal.module.css';
import { PortalRefusal } from '../profile/refusal.tsx';
import { feedIntents, feedPath } from './handle-feed-form.ts';
import type { FeedChoice } from './load-feed.ts';

interface Named {
  id: number;
  name: string;
}

interface FeedPartProps {
  choice: FeedChoice;
  feed: Attempt<AffiliateFeed>;
  countries: readonly Named[];
  categories: readonly Named[];
  brands: readonly Named[];
  /** Why the last form was refused; null: it was not. */
  refusal: Refusal | null;
}

/** The address of the affiliate's product feed, and the choice of its products. */
export function FeedPart({ choice, feed, countries, categories, brands, refusal }: FeedPartProps) {
  const problem = refusal ?? feed.refusal;
  const address = feed.answer?.address;
  return (
    <>
      {problem ? <PortalRefusal refusal={problem} fallback="other" /> : null}
      {address === null ? <CreateFeed /> : null}
      {address ? (
        <>
          <Section title={<Trans>Choose the products</Trans>} words={<Trans>Each choice has its own permanent address.</Trans>}>
            <FeedForm choice={choice} countries={countries} categories={categories} brands={brands} />
          </Section>
          <FeedAddress address={address} />
        </>
      ) : null}
    </>
  );
}

function CreateFeed() {
  return (
    <Section
      title={<Trans>Create your feed</Trans>}
      words={<Trans>Comparison sites, advertising tools and your own website can then read our products at an address that only you know.</Trans>}
    >
      <FeedButton intent={feedIntents.create}>
        <Trans>Create the address</Trans>
      </FeedButton>
    </Section>
  );
}

function FeedAddress({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <Section
      title={<Trans>Your address</Trans>}
      words={
        <Trans>
          Keep it secret. If someone else uses it, revoke it and create a new one. All addresses of your feed then stop working immediately.
        </Trans>
      }
    >
      <CopyField label={t`Address of the feed`} value={address} />
      <FeedButton intent={feedIntents.revoke}>
        <Trans>Revoke the address</Trans>
      </FeedButton>
    </Section>
  );
}

function FeedButton({ intent, children }: { intent: (typeof feedIntents)[keyof typeof feedIntents]; children: ReactNode }) {
  return (
    <Form method="post" action={feedPath} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button variant={intent === feedIntents.create ? 'primary' : 'quiet'}>{children}</Button>
    </Form>
  );
}

function FeedForm({ choice, countries, categories, brands }: Pick<FeedPartProps, 'choice' | 'countries' | 'categories' | 'brands'>) {
  const { t } = useLingui();
  const { countryId, languageId, categoryId, brandId, isOnSale } = choice;
  const toOptions = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: String(id), label: name }));
  const any = { value: '', label: t`All` };
  return (
    <Form key={JSON.stringify(choice)} method="get" action="/affiliate/links" className={filter.choice} preventScrollReset>
      <input type="hidden" name="view" value="feed" />
      <div className={filter.form}>
        <SelectField name="countryId" label={t`Country`} defaultValue={String(countryId)} options={toOptions(countries)} />
        <SelectField
          name="languageId"
          label={t`Language`}
          defaultValue={String(languageId ?? '')}
          options={[
            { value: '', label: t`Language of the country` },
            { value: String(defaultLanguageId), label: 'English' },
          ]}
        />
        <SelectField name="categoryId" label={t`Category`} defaultValue={String(categoryId ?? '')} options={[any, ...toOptions(categories)]} />
        <SelectField name="brandId" label={t`Brand`} defaultValue={String(brandId ?? '')} options={[any, ...toOptions(brands)]} />
      </div>
      <Checkbox name="isOnSale" value="true" defaultChecked={isOnSale} label={<Trans>Only products on sale</Trans>} />
      <div className={portal.downloads}>
        <Button variant="secondary">
          <Trans>Show the address</Trans>
        </Button>
      </div>
    </Form>
  );
}
