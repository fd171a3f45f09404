import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/overlays/notice.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { Section } from '#ui/section.tsx';
import { PortalRefusal } from '../profile/refusal.tsx';
import type { LinkAnswer } from './create-link.ts';
import { CreatedLink } from './created-link.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import type { loadLinks } from './load-links.ts';
import { ProductFinder } from './product-finder.tsx';

type LinkPartProps = Omit<Awaited<ReturnType<typeof loadLinks>>, 'view'> & { answer: LinkAnswer | undefined };

/** The form for a tracking link and the affiliate's links. */
export function LinkPart({ links, discounts, countries, countryId, words, products, chosenUrl, isArchived, answer }: LinkPartProps) {
  return (
    <>
      {answer?.link ? <CreatedLink link={answer.link} /> : null}
      <Section title={answer?.link ? <Trans>Create another link</Trans> : <Trans>Create a link</Trans>}>
        <ProductFinder words={words} products={products} />
        <LinkForm answer={answer} chosenUrl={chosenUrl} countries={countries} countryId={countryId} discounts={discounts} />
      </Section>
      {isArchived && !answer ? (
        <div role="status">
          <Notice tone="success">
            <Trans>Link archived. It still works and still earns.</Trans>
          </Notice>
        </div>
      ) : null}
      <Section title={<Trans>Your links</Trans>} words={<Trans>How each link has done in the last 90 days.</Trans>}>
        {links.refusal ? (
          <PortalRefusal refusal={links.refusal} fallback="other" />
        ) : (
          <>
            <LinkList links={links.answer.items} countries={countries} />
            <PageLinks meta={links.answer.meta} buildAddress={(page) => (page > 1 ? `/affiliate/links?page=${page}` : '/affiliate/links')} />
          </>
        )}
      </Section>
    </>
  );
}
