import type { PictogramName } from '#kit/feedback/Pictogram.tsx';
import type { IconName } from '#kit/icon/Icon.tsx';

/** Meaning of each icon; the types require a line for every new one. */
export const iconMeanings: Readonly<Record<IconName, string>> = {
  frozen: 'Deep-frozen',
  cooled: 'Cooled',
  scale: 'Sold by weight',
  leaf: 'Organic',
  fish: 'Certified fish, MSC or ASC',
  sprout: 'Vegan',
  glutenFree: 'Gluten-free',
  lactoseFree: 'Lactose-free',
  clock: 'Deadline',
  star: 'On the essentials list',
  starOutline: 'Put on the essentials list',
  cartAdd: 'Into the cart',
  check: 'In the cart; chosen; done',
  undo: 'Undo',
  close: 'Remove; close',
  warning: 'Came to nothing: try again',
  list: 'As rows',
  listAdd: 'Put into an order template',
  listed: 'In an order template',
  grid: 'As tiles',
  filter: 'Filters',
  next: 'Next',
  previous: 'Previous',
  up: 'Opens above; ascending',
  down: 'Opens below; descending',
  info: 'More about it',
  model: 'Model in three dimensions',
  more: 'More that can be done',
  sheet: 'Data sheet',
  home: 'Start page',
  categories: 'Categories',
  search: 'Search',
  lists: 'Lists',
  cart: 'Cart',
  person: 'Own account',
  news: 'News',
  customer: 'Customer account',
  menu: 'Menu',
  back: 'Back',
  offline: 'No connection',
  calendar: 'Delivery day',
  percent: 'Promotions',
  sparkle: 'New products',
  remove: 'Delete',
  bookmark: 'A saved search',
  save: 'Save a file',
  receipt: 'Orders',
};

/** Meaning of the drawings on empty and failed screens. */
export const pictogramMeanings: Readonly<Record<PictogramName, string>> = {
  crate: 'Nothing in it yet',
  search: 'Nothing found',
  cable: 'Could not be fetched',
  list: 'No entries',
};

/** The entries of a list of names and meanings. */
export function entriesOf<Name extends string>(meanings: Readonly<Record<Name, string>>): [Name, string][] {
  return Object.entries(meanings) as [Name, string][];
}
