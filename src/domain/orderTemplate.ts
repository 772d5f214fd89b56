import { limits } from './limits';
import type { OrderTemplate, OrderTemplateItem, OrderTemplateSortField, UserSummary } from '../gen/models';
import { words, type ListRules } from './listAddress';
import type { User } from './token';
import { holdsWords, isSameName, readProse } from './typedText';

/** The shapes of order templates, for the screens that show them. */
export type { OrderTemplate, OrderTemplateDetail, OrderTemplateItem, OrderTemplateParticipant } from '../gen/models';

/** What the overview of templates lets through. */
export interface TemplateFilters {
  /** Words of the name or the notes. */
  readonly query: string;
}

/** What the address of the overview can say; without a sort the template that was changed last comes first. */
export const templateListRules: ListRules<OrderTemplateSortField, TemplateFilters> = {
  sortFields: ['name', 'creationTime', 'lastEditedTime'],
  defaultSort: { field: 'lastEditedTime', direction: 'desc' },
  filters: { query: words(limits.lookupCharacters) },
};

/** The user, as templates name people. */
export type CurrentUser = Pick<User, 'userId' | 'preferredUserName'>;

/** Whether the user is the person: by id, or by name without regard to case, which another system may write otherwise. */
export function isSamePerson(person: { readonly userId: string; readonly username: string }, user: CurrentUser): boolean {
  return person.userId === user.userId || isSameName(person.username, user.preferredUserName);
}

/** What a person is called: first and last name, else the name to sign on with. */
export function personName({ firstname = '', lastname = '', username }: UserSummary): string {
  return `${firstname} ${lastname}`.trim() || username;
}

/**
 * Who has changed a template, to be named beside what the user wanted; undefined where the user was the last one. Then it may have been in
 * another tab, or somebody else before: nothing tells who did what.
 */
export function otherEditor({ lastEditedBy }: Pick<OrderTemplate, 'lastEditedBy'>, user: CurrentUser): string | undefined {
  return isSamePerson(lastEditedBy, user) ? undefined : personName(lastEditedBy);
}

/** Whether the user made the template, and so may rename, share and delete it. */
export function isOwnTemplate({ createdBy }: Pick<OrderTemplate, 'createdBy'>, user: CurrentUser): boolean {
  return isSamePerson(createdBy, user);
}

/** Whether a template can be shared by the user, and if not, why: it is somebody else's, or it is not marked shareable (P§6). */
export function sharingOf(
  template: Pick<OrderTemplate, 'createdBy' | 'shareable'>,
  user: CurrentUser,
): 'possible' | 'notOwn' | 'notShareable' {
  if (!isOwnTemplate(template, user)) return 'notOwn';
  return template.shareable ? 'possible' : 'notShareable';
}

/**
 * Whether a user may change what is in a template: its maker, and the users it is shared with (P§6). Names are compared without regard
 * to case, as people are invited by a name that somebody typed.
 */
export function mayChangeTemplate({ createdBy, sharedWith }: Pick<OrderTemplate, 'createdBy' | 'sharedWith'>, user: CurrentUser): boolean {
  return isOwnTemplate({ createdBy }, user) || sharedWith.some((participant) => isSameName(participant, user.preferredUserName));
}

/** Whether a template can be created under a name: not while it is empty (P§5), and spaces alone are no name. */
export function isTemplateName(typed: string): boolean {
  const name = readProse(typed);
  return name !== '' && name.length <= limits.templateNameCharacters;
}

/** The templates whose name holds all typed words, however they are written; all of them while nothing is typed. */
export function templatesNamed<Template extends { readonly name: string }>(templates: readonly Template[], typed: string): Template[] {
  return templates.filter(({ name }) => holdsWords(name, typed));
}

/** A product with the amount and unit chosen for it, as a template keeps it. */
export function templateItemOf(sku: string, amount: number, unitAbbreviation: string): OrderTemplateItem {
  return { productSku: sku, amount, unit: unitAbbreviation };
}
