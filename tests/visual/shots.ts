import { existsSync, readFileSync } from 'node:fs';
import { tenantCodes } from '../../src/domain/tenant.ts';

/** A story as the built Storybook's index has it. */
interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** One picture: a story in a tenant's look at a window's width. */
export interface Shot {
  readonly story: Story;
  readonly tenant: string;
  readonly window: { readonly width: number; readonly height: number };
  /** Screens and the frame are shown as the window shows them; what fixes itself to the window stands at its edge. Components are cropped to what they draw. */
  readonly isScreen: boolean;
}

export const storybookFolder = 'storybook-static';
const contrasting = ['AL', 'GM'];
const screens = /^(Pages|Connected\/Shell)\//;

/** All pictures of the built Storybook, by tenant and window, so that neighbours can be taken in one page. */
export function shotsOf(folder = storybookFolder): readonly Shot[] {
  if (!existsSync(`${folder}/index.json`)) throw new Error('No Storybook is built. Run "npm run build:storybook" first.');
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Story> };
  const shots = Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.some((tag) => ['visual', 'matrix', 'phone'].includes(tag)))
    .flatMap((story) => {
      const isScreen = screens.test(story.title);
      const isDesktop = story.tags.includes('visual') || story.tags.includes('matrix');
      const windows = [
        ...(isDesktop ? [isScreen ? { width: 1440, height: 1600 } : { width: 1280, height: 800 }] : []),
        ...(story.tags.includes('phone') ? [isScreen ? { width: 390, height: 1600 } : { width: 390, height: 800 }] : []),
      ];
      // A board that shows all tenants by itself is shot once.
      const tenants: readonly string[] = story.tags.includes('matrix')
        ? tenantCodes
        : contrasting.slice(0, story.tags.includes('once') ? 1 : 2);
      return tenants.flatMap((tenant) => windows.map((window): Shot => ({ story, tenant, window, isScreen })));
    });
  return shots.toSorted((a, b) => groupOf(a).localeCompare(groupOf(b)));
}

/** Shots of one group can follow each other in one page. */
export function groupOf({ tenant, window, isScreen }: Shot): string {
  return `${tenant} ${isScreen ? 'screens' : 'components'} ${window.width}`;
}

/** The picture's place below the reference: folder of the tenant, name of the file. */
export function placeOf({ story, tenant, window }: Shot): [string, string] {
  return [tenant, `${story.id}.${window.width}.png`];
}
