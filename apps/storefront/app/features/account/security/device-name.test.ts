import { expect, test } from 'vitest';
import { deviceName } from './session-list.tsx';

test('a device is named by its browser and operating system, as far as they are known', () => {
  expect(deviceName({ browser: 'Firefox', os: 'Windows' })).toBe('Firefox · Windows');
  expect(deviceName({ browser: 'Other', os: 'Linux' })).toBe('Linux');
  expect(deviceName({ browser: 'Other', os: 'Other' })).toBe('');
});
