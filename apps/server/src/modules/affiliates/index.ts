/** The affiliate programme: who sells for the shop, by which rules, what it earns him, and how he is paid. */
export { balancesOf, type Balance } from './balances.ts';
export { earnsOn, type Earning } from './earns-on.ts';
export { affiliateJobs, affiliateSubscriptions } from './jobs.ts';
export { moveAffiliate } from './move-affiliate.ts';
export { routes } from './routes.ts';
export { programmeOf, type Programme } from './programme.ts';
export { listRules, readRule } from './rules/list-rules.ts';
export type { CommissionRule } from './rules/rule-for.ts';
export { endRule, saveRule, type RuleForm } from './rules/save-rule.ts';
export { seedCommissionRules } from './rules/seed-rules.ts';
export { saveProgramme } from './save-programme.ts';
export { listGroups, putIntoGroup, saveGroup } from './terms/groups.ts';
export { listTiers, putIntoTier, saveTier } from './terms/tiers.ts';
