/** The wheel: drawn by the shop, a few times a day for each visitor and mailbox; what is won is a coupon. */
export { lockBlockedDomain, removeBlockedDomain, saveBlockedDomain, staffBlockedDomain, staffBlockedDomains } from './blocked-domains.ts';
export { editWheel, removeWheel } from './edit-wheel.ts';
export { wheelJobs } from './jobs.ts';
export { routes } from './routes.ts';
export { seedBlockedDomains } from './seed-blocked-domains.ts';
export { forgetSpins, spinData } from './spins-of-mailboxes.ts';
export { exportSpins, spinTotals, staffSpins, type SpinFilter, type StaffSpin } from './staff-spins.ts';
export { lockWheel, staffWheel, staffWheels } from './staff-wheels.ts';
export { wonCoupon } from './won-coupon.ts';
