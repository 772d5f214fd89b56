import type { Notification, NotificationChannel, NotificationPreference, NotificationType } from '#gen/models/index.ts';

export type { Notification, NotificationChannel, NotificationPreference, NotificationType };

/** The ways in which a notification reaches a user, in the order of the preferences (C§9 channels). */
export const notificationChannels: readonly NotificationChannel[] = ['WEBSHOP', 'EMAIL', 'PUSH_NOTIFICATION'];

/** State in the address of the notification centre. */
export interface NotificationListState {
  /** Id of the only type that is shown; undefined for all. */
  readonly typeId?: number | undefined;
  /** Counted from 0. */
  readonly page: number;
  /** Id of the notification that is open. */
  readonly openId?: number | undefined;
}

/** A whole number above zero, as the address writes it; undefined for everything else. */
function wholeOf(text: string | null): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

/**
 * Parses the address of the notification centre: `type`, `page`, which counts from 1 there, and `message`. Invalid values are omitted.
 */
export function parseNotificationAddress(search: URLSearchParams): NotificationListState {
  return {
    typeId: wholeOf(search.get('type')),
    page: (wholeOf(search.get('page')) ?? 1) - 1,
    openId: wholeOf(search.get('message')),
  };
}

/** Formats the address of the notification centre; defaults are omitted. */
export function formatNotificationAddress({ typeId, page, openId }: NotificationListState): URLSearchParams {
  const search = new URLSearchParams();
  if (typeId !== undefined) search.set('type', String(typeId));
  if (page > 0) search.set('page', String(page + 1));
  if (openId !== undefined) search.set('message', String(openId));
  return search;
}

/** The ids of those that the user has not read. */
export function unreadIds(notifications: readonly Pick<Notification, 'id' | 'unread'>[]): number[] {
  return notifications.filter(({ unread }) => unread).map(({ id }) => id);
}

/** Notifications of which some have been read. The others stay the same objects. */
export function markedRead(notifications: readonly Notification[], ids: ReadonlySet<number>): Notification[] {
  return notifications.map((one) => (one.unread && ids.has(one.id) ? { ...one, unread: false } : one));
}

/** Kind of a linked attachment, which decides its display: a PDF with a preview, an inline picture, a page or a file by its link. */
export type AttachmentKind = 'pdf' | 'picture' | 'page' | 'file';

/**
 * Kind of an attachment, by the media type of its response; without one, by the extension of its address.
 *
 * @param mimeType with or without parameters, such as `application/pdf; charset=binary`
 */
export function attachmentKind(mimeType: string | undefined, url: string): AttachmentKind {
  const type = mimeType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('image/')) return 'picture';
  if (type !== '') return type === 'text/html' ? 'page' : 'file';
  const ending = /\.(\w+)$/.exec(fileNameAt(url) ?? '')?.[1]?.toLowerCase();
  if (ending === undefined || ending === 'html') return 'page';
  if (ending === 'pdf') return 'pdf';
  return ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'].includes(ending) ? 'picture' : 'file';
}

/** The name of the file at an address, decoded; undefined where the address ends in none. */
export function fileNameAt(url: string): string | undefined {
  const name =
    url
      .replace(/^\w+:\/\/[^/?#]*/, '')
      .split(/[?#]/)[0]
      ?.split('/')
      .at(-1) ?? '';
  if (name === '') return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The user's customers that a notification is for: some names, or all of them. */
export type Addressees = 'all' | readonly string[];

/** The user's customers that a notification is for; undefined if the user has only one. */
export function addressees(
  { targetCustomers }: Pick<Notification, 'targetCustomers'>,
  customers: readonly { readonly customerId: string; readonly displayName: string }[],
): Addressees | undefined {
  if (customers.length < 2) return undefined;
  const meant = customers.filter(({ customerId }) => targetCustomers.includes(customerId));
  if (targetCustomers.length === 0 || meant.length === customers.length) return 'all';
  return meant.length === 0 ? undefined : meant.map(({ displayName }) => displayName);
}

/** One switch of the preferences: whether notifications of a type come by a channel. */
export interface PreferenceChange {
  readonly typeId: number;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/**
 * The preferences after a change; channels in their usual order, after them those that the shop doesn't know, as they are. A type that
 * is not there changes nothing.
 */
export function changedPreferences(
  preferences: readonly NotificationPreference[],
  { typeId, channel, isOn }: PreferenceChange,
): NotificationPreference[] {
  return preferences.map((preference) => {
    if (preference.type.id !== typeId) return preference;
    const channels = notificationChannels.filter((one) => (one === channel ? isOn : preference.channels.includes(one)));
    const others = preference.channels.filter((one) => !notificationChannels.includes(one));
    return { ...preference, channels: [...channels, ...others] };
  });
}
