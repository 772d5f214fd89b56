import type { ContactDepartment, EventEntry, JobPage, Page, PageMeta } from '#gen/models/index.ts';
import { daysBetween, isLocalDate, type LocalDate } from '../text/calendar';

/** Shapes of editors' content, for the components that show them. */
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
} from '#gen/models/index.ts';

/** Relation of a day to a period. */
export type Validity =
  /** No end is known, and it has begun. */
  | { readonly kind: 'open' }
  | { readonly kind: 'upcoming'; readonly from: LocalDate }
  | { readonly kind: 'running'; readonly to: LocalDate }
  | { readonly kind: 'over'; readonly to: LocalDate };

/**
 * State of a period today, both ends included (P§3 "promotion (skus and validity)"). Invalid days are
 * ignored.
 */
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

/** Workplace and hours of a vacancy, as far as the editors enter them. */
export function jobFacts({ workLocation, employmentType }: Pick<JobPage, 'workLocation' | 'employmentType'>): readonly string[] {
  return [workLocation, employmentType].map(filled).filter((fact) => fact !== undefined);
}

/** The starting day of a vacancy; undefined for at once, also if the day is past. */
export function entryDayOf(entryDate: string | undefined, today: LocalDate): LocalDate | undefined {
  return isLocalDate(entryDate) && daysBetween(today, entryDate) > 0 ? entryDate : undefined;
}

/** Departments with the persons that have data to show; empty departments are omitted. */
export function filledDepartments(departments: readonly ContactDepartment[]): readonly ContactDepartment[] {
  return departments
    .map((department) => ({ ...department, members: department.members.filter(({ name }) => filled(name) !== undefined) }))
    .filter(({ members }) => members.length > 0);
}

/** A page's own heading, and the blocks below it. */
export interface HeadedPage {
  /** Undefined where the editors gave none. */
  readonly title: string | undefined;
  /** True if it is only read out, because the first block serves as the page's title. */
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

/** A page's metadata for the head of the document; fields left empty by editors are missing. */
export interface PageMetadata {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly keywords: string | undefined;
  /** Content of the robots' line: that they must neither index nor follow (P§3 "blockRobots"); undefined where they may. */
  readonly robots: string | undefined;
}

/** Reads a page's meta for the head of the document; where it has no title, that is the page's heading. */
export function documentHead({ pageTitle, description, keywords, blockRobots }: PageMeta, heading?: string): PageMetadata {
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
const maxPathLength = 500;

/**
 * Path of a page in the content system from the rest of an address: without slashes at its ends; undefined if it is empty or longer
 * than any path.
 */
export function slugOf(rest: string | undefined): string | undefined {
  const path = rest?.replaceAll(/^[\s/]+|[\s/]+$/g, '') ?? '';
  return path === '' || path.length > maxPathLength ? undefined : path;
}
