import { describe, expect, test } from 'vitest';
import { findReplicaFault, isReadStatement } from './replica-fault.ts';
import { parseWalPosition } from './wal-position.ts';

describe('positions in the write-ahead log', () => {
  test('a position is two hexadecimal numbers, of which the first counts 4 GiB each', () => {
    expect(parseWalPosition('0/0')).toBe(0n);
    expect(parseWalPosition('16/B374D848')).toBe(0x16_b374d848n);
    expect(parseWalPosition('1/0')).toBeGreaterThan(parseWalPosition('0/FFFFFFFF'));
  });

  test.each(['', '16', '16/', '1/G', '1/100000000'])('%j is not a position', (text) => {
    expect(() => parseWalPosition(text)).toThrow('not a position');
  });
});

test.each([
  ['select 1', true],
  [' (select id from products) union all (select 2)', true],
  ['with wanted as (select 1) select * from wanted', true],
  ['select updated_at, deleted_at from products', true],
  ['insert into products values (1)', false],
  ['update "products" set "status" = $1', false],
  ['with gone as (delete from carts returning id) select * from gone', false],
  ['with moved as (update "variants" set stock = 1 returning id) select * from moved', false],
  [`select nextval('orders_id_seq')`, false],
  ['select * from variants for update skip locked', false],
  ['begin', false],
])('%s: whether the statement only reads is %s', (text, expected) => {
  expect(isReadStatement(text)).toBe(expected);
});

test.each([
  ['08006', 'connection'],
  ['57P01', 'connection'],
  ['ECONNREFUSED', 'connection'],
  ['EPIPE', 'connection'],
  ['40001', 'conflict'],
  ['25006', 'read_only'],
  ['42P01', undefined],
  ['57014', undefined],
  ['22P02', undefined],
])('a statement that fails with %s has the fault %s of a replica', (code, expected) => {
  // Drizzle wraps the error of the driver.
  expect(findReplicaFault(new Error('failed', { cause: Object.assign(new Error('x'), { code }) }))).toBe(expected);
});

test('a full pool of connections is no reason to stop using a replica', () => {
  expect(findReplicaFault(new Error('failed', { cause: new Error('timeout exceeded when trying to connect') }))).toBe('busy');
  expect(findReplicaFault(new Error('Connection terminated due to connection timeout'))).toBe('connection');
});
