export * from './catalogue/index.ts';
export * from './pictures/index.ts';
export * from './writings/index.ts';
