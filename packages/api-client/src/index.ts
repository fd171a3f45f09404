export type { Address, Answer, Body, CallName, Data, FileCall, Input, InputArguments, JsonCall, Query } from './calls.ts';
export { buildAddress, type AnyInput } from './build-request.ts';
