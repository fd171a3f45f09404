import { openCdns } from '#platform/cdn/open-cdns';
import type { Config } from '#platform/config';
import { createFindings, describeReason, type Finding } from './finding.ts';

const { ok, fail } = createFindings('cdn');
/** A tag that no response has. */
const UNUSED_TAG = 'selvedge-doctor';

/** Sends a purge of an unused tag to each configured cache. */
export const checkCdns = ({ cdn }: Pick<Config, 'cdn'>): Promise<Finding[]> =>
  Promise.all(
    openCdns(cdn).map(({ name, purge }) =>
      purge([UNUSED_TAG]).then(
        () => ok(`${name} accepts purges.`),
        (error: unknown) =>
          fail(`${name} does not accept purges, so visitors see old prices: ${describeReason(error)}`, 'Check its settings; docs/cdn.md lists them.'),
      ),
    ),
  );
