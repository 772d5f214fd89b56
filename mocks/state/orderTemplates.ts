import type { TemplateItemState, TemplateState } from './state';

/** Who changes a template, and when. */
export interface TemplateChange {
  readonly userId: string;
  readonly now: Date;
}

/** What a person gives a template. */
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

/** Gives a template other words; a comment or price list that isn't named is gone. */
export function rewordTemplate(template: TemplateState, { name, comment, priceList }: TemplateWords, change: TemplateChange): void {
  touch(template, change);
  Object.assign(template, { name, comment, priceList });
}

/** Adds a product at the end, or changes the amount and unit of one that is there, which keeps its place. */
export function setTemplateItem(template: TemplateState, item: Omit<TemplateItemState, 'addedAt'>, change: TemplateChange): void {
  const moment = touch(template, change);
  const before = template.items.find(({ sku }) => sku === item.sku);
  const set = { ...item, addedAt: before?.addedAt ?? moment };
  template.items = before ? template.items.map((known) => (known === before ? set : known)) : [...template.items, set];
}

/** Takes a product out. Tells whether it was there. */
export function removeTemplateItem(template: TemplateState, sku: string, change: TemplateChange): boolean {
  if (!template.items.some((item) => item.sku === sku)) return false;
  touch(template, change);
  template.items = template.items.filter((item) => item.sku !== sku);
  return true;
}
