/** The affiliate programme: affiliates, commission rules, ledger and payouts. */
export { readAffiliateData } from './profile/affiliate-data.ts';
export { listBalances, type Balance } from './ledger/balances.ts';
export { adjustLedger } from './commissions/adjust-ledger.ts';
export type { CommissionFilter } from './commissions/commission-items.ts';
export type { CommissionDimension, CommissionTotal, TotalsFilter } from './commissions/commission-totals.ts';
export { approveDue } from './commissions/approve-due.ts';
export { settleCommissions } from './commissions/settle-commissions.ts';
export { listOrderCommissions } from './commissions/commissions-of-order.ts';
export { listHeldCommissions, type HeldCommission } from './commissions/held-commissions.ts';
export { listHeldByDay } from './commissions/held-by-day.ts';
export { reviewCommission } from './commissions/review-commission.ts';
export type { ReversalReason } from './commissions/target-entry.ts';
export { affiliateJobs, affiliateSubscriptions } from './jobs.ts';
export { forgetAffiliate } from './join/forget-affiliate.ts';
export { hasPendingMoney } from './join/has-pending-money.ts';
export { leaveProgramme, stayInProgramme } from './join/leave-programme.ts';
export { applyForProgramme } from './join/apply-for-programme.ts';
export type { AffiliateApplication } from './contract.ts';
export { findAdminCreative, findCreativePicture, listAdminCreatives, lockCreative } from './creatives/admin-creatives.ts';
export { removeCreative, saveCreative } from './creatives/save-creative.ts';
export { creativeMediaUser } from './creatives/creative-media-user.ts';
export { findAdminAnnouncement, countReaders, listAdminAnnouncements, lockAnnouncement } from './messages/admin-announcements.ts';
export { countUnreadConversations } from './messages/count-unread.ts';
export { listConversations } from './messages/list-conversations.ts';
export { listMessages } from './messages/list-messages.ts';
export { markMessagesRead } from './messages/mark-messages-read.ts';
export {
  findAnnouncementNotification,
  findMailingTime,
  findMessageNotification,
  listAnnouncementRecipients,
} from './messages/message-notifications.ts';
export { removeAnnouncement, saveAnnouncement } from './messages/save-announcement.ts';
export { sendStaffMessage } from './messages/send-message.ts';
export { makeLink } from './links/make-link.ts';
export { updateProfile, saveAffiliateNotes } from './profile/update-profile.ts';
export { followLink } from './links/follow-link.ts';
export { changeAffiliateStatus } from './join/change-affiliate-status.ts';
export { routes } from './routes.ts';
export { getProgramme, type Programme, lockProgramme } from './programme.ts';
export { affiliateOrders, commissionChecks, reconcileCommissions } from './ledger/reconcile-commissions.ts';
export { listRules, readRule } from './rules/list-rules.ts';
export type { CommissionRule } from './rules/choose-rate.ts';
export { endRule, saveRule, type RuleForm } from './rules/save-rule.ts';
export { seedCommissionRules } from './rules/seed-rules.ts';
export { saveProgramme } from './save-programme.ts';
export { listGroups, putIntoGroup, saveGroup } from './terms/groups.ts';
export { listTiers, putIntoTier, saveTier } from './terms/tiers.ts';
export { verifyLedger, type LedgerReport } from './ledger/verify-ledger.ts';
export { findApplicationSignals, type SignalledApplication } from './join/application-signals.ts';
export { listAdminAffiliates, type AdminAffiliate } from './profile/admin-affiliates.ts';
export {
  countConvertedOrders,
  listEvents,
  listLedgerEntries,
  listAffiliateLinks,
  lockAffiliate,
  getAdminAffiliate,
} from './profile/admin-affiliate.ts';
export type { AffiliateMove, AffiliateStatus } from './join/affiliate-transitions.ts';
export { lockTerms, removeGroup, removeTier } from './terms/remove-terms.ts';
export { lockRule } from './rules/lock-rule.ts';
export { tryRules, type TriedRules } from './rules/try-rules.ts';
export { getPeriodStart } from './figures/period.ts';
export { listLeaders } from './profile/leaderboard.ts';
export { findAffiliateNotification, findRecipient } from './affiliate-notification.ts';
export { findFirstSale, findPayoutNotification, findRelease, listApprovals, listHolds, listRefusals } from './ledger/ledger-notifications.ts';
export { acceptPayoutAccount } from './payouts/accept-payout-account.ts';
export { listDuePayouts } from './payouts/due-payouts.ts';
export { exportPayouts, openPayoutFile } from './payouts/export-payouts.ts';
export { findPayout, listPayouts, toPayoutRow } from './payouts/list-payouts.ts';
export { markFailed, markPaid } from './payouts/mark-payouts.ts';
export { openPayoutInvoice } from './payouts/invoices/open-invoice.ts';
export { preparePayouts } from './payouts/prepare-payouts.ts';
export { writeStatementCsv, renderStatementPdf } from './payouts/invoices/statement.ts';
export { findAffiliateOfUser } from './profile/find-affiliate-of-user.ts';
export { refreshVatIds } from './vat-ids/refresh-vat-ids.ts';
