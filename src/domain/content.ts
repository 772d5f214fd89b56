import type { EventEntry, Page, PageMeta } from '../gen/models';
import { daysBetween, isLocalDate, type LocalDate } from './calendar';

/** The shapes of what editors write, for the components that show them. */
export type {
  ContactDepartment,
  ContactMember,
  ContentBlock,
  ContentImage,
  EventEntry,
  JobPage,
  Link,
  Page,
  PageMeta,
  PersonalContact,
  Promotion,
  RichText,
} from '../gen/models';

/** Where a day stands to the time in which something holds. */
export type Validity =
  /** No end is known, and it has begun. */
  | { readonly kind: 'open' }
  | { readonly kind: 'upcoming'; readonly from: LocalDate }
  | { readonly kind: 'running'; readonly to: LocalDate }
  | { readonly kind: 'over'; readonly to: LocalDate };

/** Whether what holds from a day to a day, both included, holds today (P§3 "promotion (skus and validity)"). Days that are none don't count. */
export function validityOn(today: LocalDate, { validFrom, validTo }: { validFrom?: string; validTo?: string }): Validity {
  if (isLocalDate(validTo) && daysBetween(validTo, today) > 0) return { kind: 'over', to: validTo };
  if (isLocalDate(validFrom) && daysBetween(today, validFrom) > 0) return { kind: 'upcoming', from: validFrom };
  return isLocalDate(validTo) ? { kind: 'running', to: validTo } : { kind: 'open' };
}

/** The events that are not over, soonest first; those of one day in the order of their time. */
export function comingEvents<Entry extends Pick<EventEntry, 'startDate' | 'endDate' | 'time'>>(
  events: readonly Entry[],
  today: LocalDate,
): readonly Entry[] {
  return events
    .filter(({ startDate, endDate = startDate }) => daysBetween(endDate, today) <= 0)
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

const momentOf = ({ startDate, time = '' }: Pick<EventEntry, 'startDate' | 'time'>) => `${startDate} ${time}`;

/** A page's own heading, and the blocks below it. */
export interface HeadedPage {
  /** Undefined where the editors gave none. */
  readonly title: string | undefined;
  /** Whether it is read out only, because the first block opens the page already. */
  readonly isTitleHidden: boolean;
  readonly blocks: Page['blocks'];
}

/**
 * The one heading of the first level: the heading that the page begins with, taken out of the blocks, else the title of its head. Above an
 * opening it is not seen, because that has a claim of its own.
 */
export function headedPage({ meta, blocks }: Pick<Page, 'meta' | 'blocks'>): HeadedPage {
  const [first, ...rest] = blocks;
  if (first?.component === 'heading' && first.level === 1 && first.text.trim() !== '')
    return { title: first.text, isTitleHidden: false, blocks: rest };
  const title = filled(meta.pageTitle);
  if (first?.component === 'intro') return { title: title ?? filled(first.title), isTitleHidden: true, blocks };
  return { title, isTitleHidden: false, blocks };
}

/** What the head of the document says of a page; what editors left empty is missing. */
export interface DocumentHead {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly keywords: string | undefined;
  /** Content of the robots' line: that they must neither index nor follow (P§3 "blockRobots"); undefined where they may. */
  readonly robots: string | undefined;
}

/** Reads a page's meta for the head of the document; where it has no title, that is the page's heading. */
export function documentHead({ pageTitle, description, keywords, blockRobots }: PageMeta, heading?: string): DocumentHead {
  return {
    title: filled(pageTitle) ?? filled(heading),
    description: filled(description),
    keywords: filled(keywords),
    robots: blockRobots === true ? 'noindex, nofollow' : undefined,
  };
}

/** A text with something in it, on one line. */
function filled(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim() || undefined;
}

/** Longest path that the content system is asked for; it would refuse more (contract: fullSlug, jobPath). */
const longestPath = 500;

/**
 * Path of a page in the content system out of what follows in an address: without slashes at its ends, and undefined for nothing and for what
 * is longer than any path.
 */
export function slugOf(rest: string | undefined): string | undefined {
  const path = rest?.replaceAll(/^[\s/]+|[\s/]+$/g, '') ?? '';
  return path === '' || path.length > longestPath ? undefined : path;
}
