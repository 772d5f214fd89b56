import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreen, picturesOf, variantOf, type Picture } from '#storybook/pictures.ts';

/** A story as the built Storybook's index has it. */
interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** A story in a tenant's look at a window's width. */
export interface Shot extends Picture {
  readonly story: Story;
  readonly isScreen: boolean;
}

/** The built Storybook of a checkout. */
export const storybookIn = (root: string): string => join(root, 'storybook-static');
/** The built demo of a checkout. */
export const demoIn = (root: string): string => join(root, 'dist-demo');
/** The built Storybook of this checkout. */
export const storybookFolder = 'storybook-static';

/** All pictures of the built Storybook, so that neighbours differ in as little as may be: they are taken in one page. */
export function shotsOf(folder = storybookFolder): readonly Shot[] {
  if (!existsSync(`${folder}/index.json`)) throw new Error('No Storybook is built. Run "npm run build:storybook" first.');
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Story> };
  const shots = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .flatMap((story) => picturesOf(story).map((picture): Shot => ({ ...picture, story, isScreen: isScreen(story) })));
  return shots.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ tenant, window, mode, language, state }: Shot): string =>
  [tenant, window.width, window.height, mode, language, state ?? 'plain'].join(' ');

/** The picture's place in the reference: the tenant, and the traits that distinguish it from the tenant's others. */
export function placeOf(shot: Shot): string {
  return `${shot.tenant}/${[shot.story.id, shot.window.width, ...variantOf(shot)].join('.')}`;
}

/** A screen of the running shop that is shot beside the story of it. */
interface ShopVisit {
  readonly name: string;
  /** The demo user who is signed in. */
  readonly user: string;
  readonly path: string;
  readonly storyId: string;
}

/** Name of the running shop among parts of stories' ids. */
export const shopPart = 'running-shop';

/** The stories' frame isn't the shop's page: settings of the page itself, such as the size of 1 rem, only show there. */
export const shopVisits: readonly ShopVisit[] = [
  { name: 'home', user: 'anna.al', path: '/', storyId: 'pages-home--buyer' },
  { name: 'search', user: 'anna.al', path: '/search', storyId: 'pages-search--browse' },
  { name: 'product', user: 'david.al', path: '/product/104711', storyId: 'pages-product--regular' },
  { name: 'orders', user: 'anna.al', path: '/my/orders', storyId: 'pages-orders--list' },
  { name: 'essence', user: 'anna.al', path: '/essential-products', storyId: 'pages-essentialproducts--list' },
];

/** The picture's place in the reference. */
export const placeOfVisit = ({ name }: ShopVisit): string => `shop/${name}.1440`;

/** A picture's data for the report; its test is annotated with it. */
export interface PictureFacts {
  /** Its place in the reference. */
  readonly place: string;
  readonly title: string;
  readonly tenant: string;
  readonly mode: 'light' | 'dark';
  readonly language: string;
  readonly window: { readonly width: number; readonly height: number };
  /** Simulated state of its controls. */
  readonly state?: 'hover' | 'focus';
  /** The story that it is of. */
  readonly storyId: string;
}

/** The type of the annotation with the facts, and of those about the process. */
export const annotationTypes = {
  facts: 'picture',
  /** Digest of the browser's picture. */
  drawn: 'drawn',
  gone: 'gone',
  retaken: 'retaken',
  timed: 'settled by time',
  accepted: 'accepted',
} as const;
