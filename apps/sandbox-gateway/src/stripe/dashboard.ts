import { randomBytes } from 'node:crypto';
import { getUnixTime } from '../clock.ts';
import type { Control } from '../control.ts';
import type { MessageSender } from '../message-sender.ts';
import type { Account } from './account.ts';
import { toWireRefund } from './api.ts';
import { isRefusal, type Ledger } from './ledger.ts';
import type { SandboxSession } from './session.ts';
import { buildWebhook, type WebhookTarget } from './webhook.ts';

/** What happens at the provider without the shop: in its dashboard, or by the banks. */
type DashboardAction =
  | { type: 'refund'; session: string; amount?: number }
  /** The last refund of the payment fails. */
  | { type: 'refund-failed'; session: string }
  /** Opens a dispute, or moves the one of the payment. */
  | { type: 'dispute'; session: string; status: string; amount?: number }
  | { type: 'fraud-warning'; session: string; isActionable?: boolean }
  | { type: 'payout'; currency: string; status?: string };

interface Parts {
  ledger: Ledger;
  account: Account;
  mail: MessageSender;
  control: Control;
  webhook: WebhookTarget;
}

/** Days until evidence has to be handed in. */
const EVIDENCE_DAYS = 7;
/** What a dispute costs the shop, minor units. */
const DISPUTE_FEE = 2000;

interface SandboxDispute {
  id: string;
  amount: number;
  status: string;
  dueBy: number;
}

/** Returns a function that does an action and sends its messages. It throws if the action is not possible. */
export function createStripeDashboard({ ledger, account, mail, control, webhook }: Parts) {
  const disputes = new Map<string, SandboxDispute>();
  const send = (type: string, object: { id: string }) => mail.send(buildWebhook(type, object, webhook));

  const refund = async (session: SandboxSession, amount: number | undefined): Promise<void> => {
    const made = ledger.refund(session.intentId ?? '', amount, {});
    if (isRefusal(made)) throw new Error(made.message);
    await send('refund.created', toWireRefund(made, control));
    await send('charge.refunded', toWireCharge(session));
  };
  const failRefund = async (session: SandboxSession): Promise<void> => {
    const [last] = ledger.listRefunds(session.intentId ?? '');
    if (!last) throw new Error('there is no refund');
    // The bank of the payer sent the money back.
    last.isFailed = true;
    session.refunded -= last.amount;
    account.recordRefund('refund_failure', last);
    await send('refund.failed', toWireRefund(last, control));
  };
  const dispute = async (
    session: SandboxSession,
    { status, amount = session.amount }: { status: string; amount?: number | undefined },
  ): Promise<void> => {
    const { currency } = session;
    const known = disputes.get(session.id);
    const found = known ?? { id: `dp_${randomBytes(12).toString('hex')}`, amount, status, dueBy: getUnixTime() + EVIDENCE_DAYS * 86_400 };
    disputes.set(session.id, { ...found, status });
    const wire = toWireDispute(session, { ...found, status });
    if (!known) account.record('adjustment', { amount: -amount, currency, source: wire, fee: DISPUTE_FEE });
    if (status === 'won') account.record('adjustment', { amount: found.amount, currency, source: wire });
    const isClosed = status === 'won' || status === 'lost' || status === 'warning_closed';
    await send(`charge.dispute.${isClosed ? 'closed' : known ? 'updated' : 'created'}`, wire);
  };

  return async (action: DashboardAction): Promise<void> => {
    if (action.type === 'payout') {
      account.payOut(action.currency, action.status);
      return;
    }
    const session = ledger.find(action.session);
    if (isRefusal(session) || session.intentId === null) throw new Error('there is no such payment');
    if (action.type === 'refund') return refund(session, action.amount);
    if (action.type === 'refund-failed') return failRefund(session);
    if (action.type === 'dispute') return dispute(session, action);
    return send(`radar.early_fraud_warning.${action.isActionable === false ? 'updated' : 'created'}`, {
      ...{ id: `issfr_${session.id.slice(-24)}`, object: 'radar.early_fraud_warning', actionable: action.isActionable ?? true },
      ...{
        charge: buildChargeId(session),
        created: getUnixTime(),
        fraud_type: 'made_with_stolen_card',
        livemode: false,
        payment_intent: session.intentId,
      },
    });
  };
}

const buildChargeId = ({ id }: SandboxSession): string => `ch_${id.slice(-24)}`;

const toWireCharge = (session: SandboxSession) => ({
  id: buildChargeId(session),
  object: 'charge',
  amount: session.amount,
  amount_refunded: session.refunded,
  billing_details: { email: session.email, name: 'Ana Novak' },
  created: session.created,
  currency: session.currency,
  livemode: false,
  payment_intent: session.intentId,
  refunded: session.refunded === session.amount,
  status: 'succeeded',
});

const toWireDispute = (session: SandboxSession, { id, amount, status, dueBy }: SandboxDispute) => ({
  id,
  object: 'dispute',
  amount,
  charge: buildChargeId(session),
  created: getUnixTime(),
  currency: session.currency,
  evidence_details: { due_by: dueBy, has_evidence: false, past_due: false, submission_count: 0 },
  livemode: false,
  payment_intent: session.intentId,
  reason: 'fraudulent',
  status,
});
