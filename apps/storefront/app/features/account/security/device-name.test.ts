import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a device is named by its browser and operating system, as far as they are known', () => {
  expect(deviceName({ browser: 'Firefox', os: 'Windows' })).toBe('Firefox · Windows');
  expect(deviceName({ browser: 'Other', os: 'Linux' })).toBe('Linux');
  expect(deviceName({ browser: 'Other', os: 'Other' })).toBe('');
});
