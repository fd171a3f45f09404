import { expect, test } from 'vitest';
import { carryCampaign } from './carry-campaign.ts';

test('the link to another country’s shop carries affiliate and campaign, and nothing else', () => {
  expect(carryCampaign('https://de.example/de/', '?ref=ANA&adid=7&src=story&utm_source=blog&subid=s-1&link=12&page=3&token=secret')).toBe(
    'https://de.example/de/?ref=ANA&adid=7&src=story&utm_source=blog&subid=s-1&link=12',
  );
});

test('parameters of the link itself are kept, and a second click adds nothing', () => {
  expect(carryCampaign(carryCampaign('https://de.example/?ref=EVA', '?ref=ANA&src=a'), '?src=a')).toBe('https://de.example/?ref=EVA&src=a');
});
