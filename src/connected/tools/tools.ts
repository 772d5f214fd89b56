import type { PermissionFlag, Permissions } from '#domain/customer/permissions.ts';
import type { IconName } from '#kit/icon/Icon.tsx';
import { paramsOf, paths } from '#paths.ts';
import { customerOverviewHref, listedRestock } from './viewAddresses';

/** A task of the kitchen's day with the screen that it begins on; for buyers only. */
export interface Tool {
  /** Its text is `tools.<key>`, the task in words. */
  readonly key: ToolKey;
  readonly icon: IconName;
  readonly href: string;
  /** Permission without which it isn't offered (P§6 price permission). */
  readonly needs?: PermissionFlag;
  /** True if it makes sense for users with several customers only. */
  readonly needsSeveral?: boolean;
  /** Pattern of a screen that belongs to it, besides its own. */
  readonly also?: string;
}

/** Each tool, in the sequence of the lists. */
export const toolKeys = [
  'orderSheet',
  'goodsReceived',
  'count',
  'deliveryPlan',
  'event',
  'guests',
  'labels',
  'priceChanges',
  'spending',
  'savedSearches',
  'restock',
  'customers',
] as const;
/** Name of a tool, also in storage. */
export type ToolKey = (typeof toolKeys)[number];

const tools: readonly Tool[] = [
  { key: 'orderSheet', icon: 'list', href: paths.orderSheet() },
  { key: 'goodsReceived', icon: 'listed', href: paths.goodsReceived() },
  { key: 'count', icon: 'grid', href: paths.newInventory() },
  { key: 'deliveryPlan', icon: 'calendar', href: paths.checkoutPlanner() },
  { key: 'event', icon: 'leaf', href: paths.event() },
  { key: 'guests', icon: 'person', href: paths.guests(), also: '/my/ordertemplates/:templateId/guests' },
  { key: 'labels', icon: 'sheet', href: paths.labels() },
  { key: 'priceChanges', icon: 'percent', href: paths.priceChanges(), needs: 'canSeePrices' },
  { key: 'spending', icon: 'receipt', href: paths.spending(), needs: 'canSeePrices' },
  { key: 'savedSearches', icon: 'bookmark', href: paths.savedSearches() },
  { key: 'restock', icon: 'news', href: listedRestock },
  { key: 'customers', icon: 'customer', href: customerOverviewHref(), needsSeveral: true },
];

/** Number of recently used tools that come first; the others keep their places. */
const recentTools = 3;

/** Who uses the tools. */
interface ToolUser {
  readonly permissions: Permissions;
  /** True if the user has several customers. */
  readonly hasSeveral: boolean;
}

/** Tools that a user may use, those used last on this device first. */
export function toolsFor({ permissions, hasSeveral }: ToolUser, used: readonly ToolKey[]): readonly Tool[] {
  const recent = used.slice(0, recentTools);
  const placeOf = ({ key }: Tool) => (recent.includes(key) ? recent.indexOf(key) : recentTools);
  return tools
    .filter(({ needs, needsSeveral = false }) => (needs === undefined || permissions[needs]) && (hasSeveral || !needsSeveral))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An address of the shop. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The tool that an address belongs to. */
export function toolAt({ pathname, search, hash }: Place): ToolKey | undefined {
  const query = new URLSearchParams(search);
  return tools.find(({ href, also }) => {
    if (also !== undefined && paramsOf(also, pathname)) return true;
    const own = new URL(href, 'https://shop.invalid');
    return (
      paramsOf(own.pathname, pathname) !== undefined &&
      [...own.searchParams].every(([name, value]) => query.get(name) === value) &&
      (own.hash === '' || own.hash === hash)
    );
  })?.key;
}

/** Used tools after another use, the newest first. */
export const usedAfter = (used: readonly ToolKey[], key: ToolKey): readonly ToolKey[] => [key, ...used.filter((one) => one !== key)];

/** Parses stored tools; unknown names are dropped. */
export function readUsedTools(kept: unknown): readonly ToolKey[] {
  const names: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return toolKeys.filter((key) => names.includes(key)).toSorted((one, other) => names.indexOf(one) - names.indexOf(other));
}
