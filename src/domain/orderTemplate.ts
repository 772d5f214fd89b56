import { limits } from './limits';
import type { OrderTemplate, OrderTemplateItem } from '../gen/models';
import type { User } from './token';

/**
 * Whether a user may change what is in a template: its maker, and whoever it is shared with (P§6). Names are compared without regard
 * to case, as people are invited by a name that somebody typed.
 */
export function mayChangeTemplate(
  { createdBy, sharedWith }: Pick<OrderTemplate, 'createdBy' | 'sharedWith'>,
  { userId, preferredUserName }: Pick<User, 'userId' | 'preferredUserName'>,
): boolean {
  const name = preferredUserName.toLowerCase();
  return (
    createdBy.userId === userId ||
    createdBy.username.toLowerCase() === name ||
    sharedWith.some((participant) => participant.toLowerCase() === name)
  );
}

/** Whether a template can be created under a name: not while it is empty (P§5), and spaces alone are no name. */
export function isTemplateName(typed: string): boolean {
  const name = typed.trim();
  return name !== '' && name.length <= limits.templateNameCharacters;
}

/** The templates whose name holds all typed words, whatever their case; all of them while nothing is typed. */
export function templatesNamed<Template extends { readonly name: string }>(templates: readonly Template[], typed: string): Template[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}

/** A product with the amount and unit chosen for it, as a template keeps it. */
export function templateItemOf(sku: string, amount: number, unitAbbreviation: string): OrderTemplateItem {
  return { productSku: sku, amount, unit: unitAbbreviation };
}
