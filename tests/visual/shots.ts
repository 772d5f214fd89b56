import { existsSync, readFileSync } from 'node:fs';
import { isScreen, picturesOf, type Picture } from '../../.storybook/pictures.ts';

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

export const storybookFolder = 'storybook-static';
/** Where the pictures are kept that today's are held against. */
export const referenceFolder = 'tests/visual/reference';

/** All pictures of the built Storybook, by tenant and window, so that neighbours can be taken in one page. */
export function shotsOf(folder = storybookFolder): readonly Shot[] {
  if (!existsSync(`${folder}/index.json`)) throw new Error('No Storybook is built. Run "npm run build:storybook" first.');
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Story> };
  const shots = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .flatMap((story) => picturesOf(story).map((picture): Shot => ({ ...picture, story, isScreen: isScreen(story) })));
  return shots.toSorted((a, b) => groupOf(a).localeCompare(groupOf(b)));
}

/** Shots of one group can follow each other in one page. */
export function groupOf({ tenant, window, isScreen }: Shot): string {
  return `${tenant} ${isScreen ? 'screens' : 'components'} ${window.width}`;
}

/** The picture's place below the reference: folder of the tenant, name of the file. */
export function placeOf({ story, tenant, window }: Shot): string {
  return `${tenant}/${story.id}.${window.width}.png`;
}

/** What a report has to know of a picture; the test that takes it is annotated with it. */
export interface PictureFacts {
  /** Its path below the reference. */
  readonly place: string;
  readonly title: string;
  readonly tenant: string;
  readonly mode: 'light' | 'dark';
  readonly language: string;
  readonly window: { readonly width: number; readonly height: number };
  /** The story that it is of. */
  readonly storyId: string;
}

/** The type of the annotation with the facts, and of those that say how a picture came about. */
export const annotationTypes = {
  facts: 'picture',
  gone: 'gone',
  retaken: 'retaken',
  timed: 'settled by time',
  accepted: 'accepted',
} as const;
