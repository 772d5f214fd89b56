import { tenantCodes } from '../src/domain/tenant.ts';

/** What of a story says which pictures are taken of it. */
export interface PicturedStory {
  readonly title: string;
  readonly tags: readonly string[];
}

/** One picture: a tenant's look at a window's width. */
export interface Picture {
  readonly tenant: string;
  readonly window: { readonly width: number; readonly height: number };
}

const contrasting = ['AL', 'GM'];

/** Screens and the frame are shown as the window shows them; what fixes itself to the window stands at its edge. Components are cropped to what they draw. */
export const isScreen = ({ title }: PicturedStory) => /^(Pages|Connected\/Shell)\//.test(title);

/** The pictures of a story, on this machine (`tests/visual`) and by Chromatic; none of one that isn't tagged `visual`, `matrix` or `phone`. */
export function picturesOf(story: PicturedStory): readonly Picture[] {
  const has = (tag: string) => story.tags.includes(tag);
  const height = isScreen(story) ? 1600 : 800;
  const windows = [
    ...(has('visual') || has('matrix') ? [{ width: isScreen(story) ? 1440 : 1280, height }] : []),
    ...(has('phone') ? [{ width: 390, height }] : []),
  ];
  // A board that shows all tenants by itself is shot once.
  const tenants: readonly string[] = has('matrix') ? tenantCodes : contrasting.slice(0, has('once') ? 1 : 2);
  return tenants.flatMap((tenant) => windows.map((window) => ({ tenant, window })));
}

/** The same for Chromatic, which reads it from a story's parameters. */
export function chromaticOf(story: PicturedStory) {
  const pictures = picturesOf(story);
  if (pictures.length === 0) return { disableSnapshot: true };
  return {
    modes: Object.fromEntries(
      pictures.map(({ tenant, window }) => [`${tenant} ${window.width}`, { tenant, mode: 'light', language: 'de', viewport: window }]),
    ),
  };
}
