import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { CandidateTouch } from './attribution.ts';
import { chooseAttribution, ATTRIBUTION_WINDOW_MS } from './choose-attribution.ts';
import { noUtm } from '../clicks/utm-values.ts';

const placedAt = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => new Date(placedAt.getTime() - ms);

const createCandidate = (changes: Partial<CandidateTouch>): CandidateTouch => ({
  ...{ rule: 'touch', affiliateId: 1, code: 'ANA', isEarning: true, affiliateDiscountId: null, linkId: null, source: 'blog', utm: noUtm, subId: '' },
  ...{ isTyped: false, hasClickId: false, signals: [] },
  at: ago(1000),
  ...changes,
});

const rules = ['referral-code', 'referral-discount', 'touch', 'customer-touch'] as const;
const anyTouch: fc.Arbitrary<CandidateTouch> = fc
  .record({
    rule: fc.constantFrom(...rules),
    affiliateId: fc.option(fc.integer({ min: 1, max: 4 })),
    isEarning: fc.boolean(),
    affiliateDiscountId: fc.option(fc.integer({ min: 1, max: 9 })),
    at: fc.option(fc.integer({ min: 0, max: 2 * ATTRIBUTION_WINDOW_MS }).map(ago)),
  })
  .map((changes) => createCandidate(changes));

describe('attribution candidates', () => {
  property.prop([fc.array(anyTouch, { maxLength: 8 })])('at most one candidate is credited, and every candidate gets a verdict', (all) => {
    const { affiliateId, rule, candidates } = chooseAttribution(all, placedAt);
    expect(candidates).toHaveLength(all.length);
    const credited = candidates.filter(({ verdict }) => verdict === 'credited');
    expect(credited.map((one) => [one.affiliateId, one.rule])).toEqual(affiliateId === null ? [] : [[affiliateId, rule]]);
    if (affiliateId === null) expect(candidates.map(({ verdict }) => verdict)).not.toContain('outweighed');
  });

  property.prop([fc.array(anyTouch, { maxLength: 8 })])('a suspended or unknown affiliate and an expired touch are not credited', (all) => {
    const { candidates } = chooseAttribution(all, placedAt);
    const credited = candidates.findIndex(({ verdict }) => verdict === 'credited');
    const good = all.filter(
      (one) => one.affiliateId !== null && one.isEarning && (one.at === null || placedAt.getTime() - one.at.getTime() <= ATTRIBUTION_WINDOW_MS),
    );
    expect(credited >= 0).toBe(good.length > 0);
    if (credited < 0) return;
    const weight = Math.min(...good.map(({ rule }) => rules.indexOf(rule)));
    expect(candidates[credited]?.rule).toBe(rules[weight]);
  });

  property.prop([fc.shuffledSubarray([0, 1, 2, 3, 4, 5])])('the order of the candidates does not matter', (order) => {
    const all = order.map((index) => createCandidate({ affiliateId: index, at: ago(index * 1000), rule: rules[index % 4] }));
    expect(chooseAttribution(all, placedAt)).toEqual(chooseAttribution([...all].reverse(), placedAt));
  });
});

test('a touch counts to the very second of its thirtieth day', () => {
  expect(chooseAttribution([createCandidate({ at: ago(ATTRIBUTION_WINDOW_MS) })], placedAt)).toMatchObject({ affiliateId: 1, rule: 'touch' });
  expect(chooseAttribution([createCandidate({ at: ago(ATTRIBUTION_WINDOW_MS + 1000) })], placedAt)).toMatchObject({
    affiliateId: null,
    rule: 'none',
    candidates: [{ verdict: 'expired' }],
  });
});

test('the latest touch is credited and the others are outweighed', () => {
  const { affiliateId, candidates } = chooseAttribution(
    [
      createCandidate({ affiliateId: 1, at: ago(5000) }),
      createCandidate({ affiliateId: 2, at: ago(1000) }),
      createCandidate({ affiliateId: 3, at: ago(9000) }),
    ],
    placedAt,
  );
  expect(affiliateId).toBe(2);
  expect(candidates.map((one) => [one.affiliateId, one.verdict])).toEqual([
    [2, 'credited'],
    [1, 'outweighed'],
    [3, 'outweighed'],
  ]);
});

test('a referral by code gets link, campaign and time from a touch of the same affiliate', () => {
  const utm = { ...noUtm, utmCampaign: 'spring' };
  const touch = createCandidate({ linkId: 4, utm, affiliateDiscountId: 7 });
  const credit = chooseAttribution([touch, createCandidate({ rule: 'referral-code', at: placedAt, source: '' })], placedAt);
  expect(credit).toMatchObject({ rule: 'referral-code', linkId: 4, utm, affiliateDiscountId: 7, touchedAt: touch.at, source: 'blog' });
});

test('the address stored with the cart gives link and campaign unless a touch of the same visit has more data', () => {
  const carried = createCandidate({ rule: 'referral-code', at: ago(500), linkId: 4, source: 'reel', subId: 's-1' });
  const chosen = (...touches: CandidateTouch[]) => chooseAttribution([carried, ...touches], placedAt);
  expect(chosen()).toMatchObject({ linkId: 4, source: 'reel', subId: 's-1', touchedAt: null });
  const utm = { ...noUtm, utmSource: 'mail' };
  expect(chosen({ ...carried, rule: 'touch', at: ago(900), utm })).toMatchObject({ linkId: 4, utm, touchedAt: ago(900) });
  expect(chosen(createCandidate({ at: ago(900), linkId: 3, source: 'blog' }))).toMatchObject({ linkId: 4, source: 'reel', touchedAt: ago(900) });
  expect(chosen(createCandidate({ at: ago(100), linkId: 3, source: 'blog' }))).toMatchObject({ linkId: 3, source: 'blog', subId: '' });
  expect(chosen(createCandidate({ at: ago(100), affiliateId: 2, linkId: 3 }))).toMatchObject({ linkId: 4, source: 'reel' });
});

test('an entered code takes precedence over links, or comes after them if the programme settings say so', () => {
  const typed = createCandidate({ rule: 'referral-code', affiliateId: 2, isTyped: true, at: placedAt });
  const all = [typed, createCandidate({ rule: 'customer-touch' })];
  expect(chooseAttribution(all, placedAt)).toMatchObject({ affiliateId: 2, signals: ['code-last'] });
  const settings = { codeRule: 'link-first', isPaidTrafficAllowed: true } as const;
  expect(chooseAttribution(all, placedAt, settings)).toMatchObject({ affiliateId: 1, rule: 'customer-touch', signals: [] });
  expect(chooseAttribution([typed], placedAt, settings)).toMatchObject({ affiliateId: 2, signals: [] });
  const expired = createCandidate({ at: ago(ATTRIBUTION_WINDOW_MS + 1) });
  expect(chooseAttribution([typed, expired], placedAt, settings)).toMatchObject({ affiliateId: 2, signals: [] });
});

test('an order has the warning signs of the credited affiliate’s visits and of no other', () => {
  const touch = createCandidate({ signals: ['click-burst'] });
  const other = createCandidate({ affiliateId: 2, at: ago(5000), signals: ['banned-referrer'] });
  expect(chooseAttribution([touch, other], placedAt).signals).toEqual(['click-burst']);
  const carried = createCandidate({ rule: 'referral-code', hasClickId: true });
  expect(chooseAttribution([carried, touch], placedAt).signals).toEqual(['click-burst']);
  const settings = { codeRule: 'code-first', isPaidTrafficAllowed: false } as const;
  expect(chooseAttribution([carried, touch], placedAt, settings).signals).toEqual(['click-burst', 'paid-traffic']);
});
