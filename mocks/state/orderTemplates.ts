import type { TemplateItemState, TemplateState } from './state';

/** User and time of a change of a template. */
export interface TemplateChange {
  readonly userId: string;
  readonly now: Date;
}

/** Texts that a user gives a template. */
export interface TemplateWords {
  readonly name: string;
  readonly comment?: string;
  readonly priceList?: string;
}

/** A new template of a user, without products. */
export function newTemplate(id: string, { name, comment, priceList }: TemplateWords, { userId, now }: TemplateChange): TemplateState {
  const moment = now.toISOString();
  return {
    id,
    name,
    comment,
    priceList,
    createdAt: moment,
    editedAt: moment,
    createdBy: userId,
    editedBy: userId,
    sharedWith: [],
    isShareable: true,
    items: [],
  };
}

/** Notes who changed it last; each change is later than the one before, so that sorting by it is never a matter of luck. */
function touch(template: TemplateState, { userId, now }: TemplateChange): string {
  template.editedBy = userId;
  template.editedAt = new Date(Math.max(now.getTime(), new Date(template.editedAt).getTime() + 1)).toISOString();
  return template.editedAt;
}

/** Sets a template's texts; an omitted comment or price list is removed. */
export function rewordTemplate(template: TemplateState, { name, comment, priceList }: TemplateWords, change: TemplateChange): void {
  touch(template, change);
  Object.assign(template, { name, comment, priceList });
}

/** Adds a product at the end, or changes amount and unit of an existing one, which keeps its index. */
export function setTemplateItem(template: TemplateState, item: Omit<TemplateItemState, 'addedAt'>, change: TemplateChange): void {
  const moment = touch(template, change);
  const before = template.items.find(({ sku }) => sku === item.sku);
  const set = { ...item, addedAt: before?.addedAt ?? moment };
  template.items = before ? template.items.map((known) => (known === before ? set : known)) : [...template.items, set];
}

/** Removes a product. Returns true if it was there. */
export function removeTemplateItem(template: TemplateState, sku: string, change: TemplateChange): boolean {
  if (!template.items.some((item) => item.sku === sku)) return false;
  touch(template, change);
  template.items = template.items.filter((item) => item.sku !== sku);
  return true;
}
