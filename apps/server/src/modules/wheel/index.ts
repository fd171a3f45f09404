/** The prize wheel. The server draws the prizes, which are coupons. Each browser and email has a limited number of spins per day. */
export { lockBlockedDomain, removeBlockedDomain, saveBlockedDomain, findAdminBlockedDomain, listAdminBlockedDomains } from './blocked-domains.ts';
export { editWheel, removeWheel } from './edit-wheel.ts';
export { wheelJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { seedBlockedDomains } from './seed-blocked-domains.ts';
export { deleteSpins, readSpinData } from './spins/spin-data.ts';
export { readSpinTotals, listAdminSpins, type SpinFilter, type AdminSpin } from './spins/admin-spins.ts';
export { exportSpins } from './spins/export-spins.ts';
export { lockWheel, findAdminWheel, listAdminWheels } from './admin-wheels.ts';
export { findWonCoupon } from './spins/find-won-coupon.ts';
export { isPrizeCode } from './spins/prize-codes.ts';
