export { getRouteId, isFixed, isPersonal, listPages, listPatterns, type NamedPage, type PageName } from './list-pages.ts';
export { visitFacts, type Layout, type Page, type Visit, type VisitFact } from './page.ts';
export { spellPath } from './spell-path.ts';
