import type { CartEvent, CrmFormSubmission, FormSubmission, Label, NotificationChannel, Order } from '#gen/models/index.ts';
import type { LocalDate } from '#domain/text/calendar.ts';
import type { InventoryState } from './inventories';

/** A line of a cart as it is kept; product, unit and free goods are looked up when it is answered. */
export interface CartLineState {
  readonly sku: string;
  readonly amount: number;
  readonly unitAbbreviation: string;
  /** Moment of the last change, ISO 8601. */
  readonly lastUpdatedAt: string;
  /** Index in the cart; a restored line returns to its old index. */
  readonly place: number;
}

/** A line that was removed since the last order. */
export interface RemovedLineState {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly deletedAt: string;
  readonly place: number;
}

/** One cart of a customer: the own one or that of a fair. */
export interface CartState {
  items: CartLineState[];
  removed: RemovedLineState[];
  events: CartEvent[];
  /** User who changed it last. */
  userId: string | undefined;
  validSince: string | undefined;
  /** Place of the next new line. */
  nextPlace: number;
}

/** Result of a submit, so that its repetition can't make a second order. */
export interface SubmissionState {
  /** The body that was submitted, as text. */
  readonly fingerprint: string;
  readonly orderId: string;
  /** Moment of the order, ISO 8601. */
  readonly at: string;
}

/** Differences from the essence list of the purchases. */
export interface EssenceState {
  /** Days of purchases that count; undefined until a user sets them. */
  showEssenceForDays: number | undefined;
  /** Skus that users have hidden or shown. */
  visibility: Record<string, boolean>;
  /** Skus that users have added manually. */
  added: string[];
}

/** A line of an order template as it is kept. */
export interface TemplateItemState {
  readonly sku: string;
  readonly amount: number;
  readonly unit: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** An order template as it is kept; people are looked up when it is answered. */
export interface TemplateState {
  readonly id: string;
  name: string;
  comment: string | undefined;
  priceList: string | undefined;
  readonly createdAt: string;
  editedAt: string;
  /** userId of who made it, and of who changed it last. */
  readonly createdBy: string;
  editedBy: string;
  /** userIds of the participants. */
  sharedWith: string[];
  /** True if its creator may share it at all. */
  readonly isShareable: boolean;
  /** Oldest first. */
  items: TemplateItemState[];
}

/** A user's changes of their data. */
export interface ProfileState {
  firstname?: string;
  lastname?: string;
  email?: string;
  locale?: string;
  labelmails?: string[];
  ordermails?: string[];
}

/** A form of a content page that was submitted. */
export interface FormSubmissionState {
  /** Moment, ISO 8601. */
  readonly at: string;
  readonly tenant: string | undefined;
  /** The submission, without the captcha token. */
  readonly content: Omit<FormSubmission, 'captchaToken'> | Omit<CrmFormSubmission, 'captchaToken'>;
}

/** A session of the sign-on. */
export interface SessionState {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Everything that calls change, as JSON. Unchanged data (customers, order history, notifications) isn't in it: it is generated from the
 * seed, deterministically, for the day in `seededOn`.
 */
export interface State {
  /** Counts the changes. */
  version: number;
  /** The day from which the made-up past counts back. */
  readonly seededOn: LocalDate;
  /** Number of the next order, session or similar. */
  nextNumber: number;
  sessions: Record<string, SessionState>;
  /** By {@link cartKey}. */
  carts: Record<string, CartState>;
  /** Orders placed here, oldest first, by {@link customerKey}. */
  orders: Record<string, Order[]>;
  /** By cart and idempotency key, and by cart alone for the last one. */
  submissions: Record<string, SubmissionState>;
  /** Orders that a customer has placed in fairs, by {@link customerKey}. */
  fairOrders: Record<string, number>;
  /** State of orders of the companion app, by id, by {@link customerKey}. */
  companionOrders: Record<string, Record<string, 'imported' | 'discarded'>>;
  /** By {@link customerKey}. */
  essence: Record<string, EssenceState>;
  /** All order templates of a customer, of all its users, once one of them was changed; by {@link customerKey}. */
  orderTemplates: Record<string, TemplateState[]>;
  /** Ids of notifications that a user has read, by userId. */
  readNotifications: Record<string, number[]>;
  /** Channels by id of the notification type, by userId. */
  preferences: Record<string, Record<string, NotificationChannel[]>>;
  /** By userId. */
  profiles: Record<string, ProfileState>;
  /**
   * Products whose shelf labels a customer wants to print, in the sequence of their addition, once a user has changed them; by {@link
   * customerKey}.
   */
  labels: Record<string, Label[]>;
  /** By {@link customerKey}. */
  inventories: Record<string, InventoryState>;
  /** Forms of content pages that were submitted, oldest first; the last ones of many. */
  contentForms: FormSubmissionState[];
  /** The backend's scenario, as {@link parseScenario} reads it; empty for none. */
  scenario: string;
}

/** The state before the first call. */
export function freshState(seededOn: LocalDate): State {
  return {
    version: 0,
    seededOn,
    nextNumber: 1,
    sessions: {},
    carts: {},
    orders: {},
    submissions: {},
    fairOrders: {},
    companionOrders: {},
    essence: {},
    orderTemplates: {},
    readNotifications: {},
    preferences: {},
    profiles: {},
    labels: {},
    inventories: {},
    contentForms: [],
    scenario: '',
  };
}

/** True if a parsed text is a state of this shape; an older shape is discarded. */
export function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null) return false;
  const expected = Object.entries(freshState(''));
  const found = value as Record<string, unknown>;
  return expected.every(([key, example]) => typeof found[key] === typeof example);
}

/** Key of a customer's data. */
export function customerKey(tenant: string, customerId: string): string {
  return `${tenant}/${customerId}`;
}

/** Key of a cart; without a code it is the customer's own. */
export function cartKey(tenant: string, customerId: string, cartCode: string | undefined): string {
  return `${customerKey(tenant, customerId)}/${cartCode ?? ''}`;
}
