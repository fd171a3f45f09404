export * from './catalogue/index.ts';
export * from './pictures/index.ts';
export * from './articles/index.ts';
export * from './home/index.ts';
export * from './campaigns/index.ts';
export * from './sellers/index.ts';
export * from './programme/index.ts';
