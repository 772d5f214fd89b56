import type { OperationId } from './contract/operations';

/** A fault of a call. */
export type Fault =
  /** The backend answers this status. */
  | { readonly kind: 'status'; readonly status: number }
  /** The network fails before the backend is reached. */
  | { readonly kind: 'offline' }
  /** The backend carries out the request, but its answer is lost. */
  | { readonly kind: 'lost' }
  /** The answer says it is JSON and isn't. */
  | { readonly kind: 'malformed' }
  /** No answer comes before the client gives up. */
  | { readonly kind: 'timeout' };

/** States of the world that a scenario brings about, beyond faults. */
interface Circumstances {
  /** Every list is empty: orders, receipts, notifications, products. The customers stay, since without one nothing could be looked at. */
  readonly emptyLists: boolean;
  /** No user has a customer. */
  readonly noCustomers: boolean;
  /** Access tokens are refused, and no session gives a new one. */
  readonly sessionEnded: boolean;
  /** Access tokens are refused once each; the session gives a new one. */
  readonly tokenExpires: boolean;
  /** Every customer has reached its order limit in fairs. */
  readonly orderLimitReached: boolean;
  /** No day of delivery is accepted any more when an order is submitted. */
  readonly daysClosed: boolean;
  /** Every own cart starts with 1,000 lines. */
  readonly hugeCart: boolean;
  /** The second line of every cart comes without its product. */
  readonly lineWithoutProduct: boolean;
  /** Every fourth line of a cart can't be ordered any more, each for another reason. */
  readonly unavailableLines: boolean;
  /** The fairs have no start page. */
  readonly noStartPage: boolean;
  /** No fair is active. */
  readonly fairsInactive: boolean;
  /** Created templates come without an id. */
  readonly templateWithoutId: boolean;
  /** No captcha token is taken as a proof. */
  readonly captchaRefused: boolean;
  /** Texts of the backend hold markup that must be shown as text. */
  readonly hostileText: boolean;
}

/** The backend's behaviour. */
export interface Scenario extends Circumstances {
  /** Milliseconds before each answer. */
  readonly latency: number;
  /** Milliseconds before the answers of single operations, in place of the common ones. */
  readonly latencies: Readonly<Partial<Record<OperationId, number>>>;
  /** Every call waits until it is released. */
  readonly isHeld: boolean;
  /** Single operations whose calls wait until they are released. */
  readonly held: readonly OperationId[];
  /** Share of calls that fail with 500, 0 to 1. */
  readonly failureRate: number;
  /** A fault for every call. */
  readonly everywhere: Fault | undefined;
  readonly faults: Readonly<Partial<Record<OperationId, Fault>>>;
}
