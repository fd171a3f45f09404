import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a device is called by what is known of it', () => {
  expect(deviceName({ browser: 'Firefox', os: 'Windows' })).toBe('Firefox · Windows');
  expect(deviceName({ browser: 'Other', os: 'Linux' })).toBe('Linux');
  expect(deviceName({ browser: 'Other', os: 'Other' })).toBe('');
});
