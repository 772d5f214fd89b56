import { limits } from '../text/limits';
import type { OrderTemplate, OrderTemplateItem, OrderTemplateSortField, UserSummary } from '#gen/models/index.ts';
import { textFilter, type ListRules } from '../text/listAddress';
import type { User } from '../customer/token';
import { containsWords, isSameName, readProse } from '../text/typedText';

/** The shapes of order templates, for the screens that show them. */
export type { OrderTemplate, OrderTemplateDetail, OrderTemplateItem, OrderTemplateParticipant } from '#gen/models/index.ts';

/** Filters of the template overview. */
export interface TemplateFilters {
  /** Words of the name or the notes. */
  readonly query: string;
}

/** Address rules of the overview; by default the last changed template comes first. */
export const templateListRules: ListRules<OrderTemplateSortField, TemplateFilters> = {
  sortFields: ['name', 'creationTime', 'lastEditedTime'],
  defaultSort: { field: 'lastEditedTime', direction: 'desc' },
  filters: { query: textFilter(limits.lookupCharacters) },
};

/** The user, as templates name people. */
export type CurrentUser = Pick<User, 'userId' | 'preferredUserName'>;

/** True if the user is the person: by id, or by name in any case, as another system may write it otherwise. */
export function isSamePerson(person: { readonly userId: string; readonly username: string }, user: CurrentUser): boolean {
  return person.userId === user.userId || isSameName(person.username, user.preferredUserName);
}

/** Name of a person: first and last name, else the user name. */
export function personName({ firstname = '', lastname = '', username }: UserSummary): string {
  return `${firstname} ${lastname}`.trim() || username;
}

/**
 * The user who last changed a template, to be named beside the user's own version; undefined if that was the user. It may then have
 * been another tab, or an earlier user: the data doesn't tell.
 */
export function otherEditor({ lastEditedBy }: Pick<OrderTemplate, 'lastEditedBy'>, user: CurrentUser): string | undefined {
  return isSamePerson(lastEditedBy, user) ? undefined : personName(lastEditedBy);
}

/** True if the user created the template, and so may rename, share and delete it. */
export function isOwnTemplate({ createdBy }: Pick<OrderTemplate, 'createdBy'>, user: CurrentUser): boolean {
  return isSamePerson(createdBy, user);
}

/** Permission to share a template, or the reason against it: it is another user's, or not marked shareable (P§6 shared templates). */
export function sharingOf(
  template: Pick<OrderTemplate, 'createdBy' | 'shareable'>,
  user: CurrentUser,
): 'possible' | 'notOwn' | 'notShareable' {
  if (!isOwnTemplate(template, user)) return 'notOwn';
  return template.shareable ? 'possible' : 'notShareable';
}

/**
 * True if a user may change a template's content: its creator, and the users it is shared with (P§6 shared templates). Names are
 * compared in any case, as invitations use typed names.
 */
export function mayChangeTemplate({ createdBy, sharedWith }: Pick<OrderTemplate, 'createdBy' | 'sharedWith'>, user: CurrentUser): boolean {
  return isOwnTemplate({ createdBy }, user) || sharedWith.some((participant) => isSameName(participant, user.preferredUserName));
}

/** True for a valid name of a template: not empty (P§5 template name), and not only spaces. */
export function isTemplateName(typed: string): boolean {
  const name = readProse(typed);
  return name !== '' && name.length <= limits.templateNameCharacters;
}

/** The templates whose name holds all typed words, however they are written; all of them while nothing is typed. */
export function templatesNamed<Template extends { readonly name: string }>(templates: readonly Template[], typed: string): Template[] {
  return templates.filter(({ name }) => containsWords(name, typed));
}

/** A product with its amount and unit, in a template's format. */
export function templateItemOf(sku: string, amount: number, unitAbbreviation: string): OrderTemplateItem {
  return { productSku: sku, amount, unit: unitAbbreviation };
}
