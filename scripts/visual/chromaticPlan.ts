import { chromaticOf, type PicturedStory } from '../../.storybook/pictures.ts';
import { limits } from '../../src/domain/limits.ts';
import { tenantCodes } from '../../src/domain/tenant.ts';

/** A story as the built Storybook's index has it. */
export interface IndexedStory extends PicturedStory {
  readonly id: string;
  readonly importPath: string;
  readonly type: 'story' | 'docs';
}

/** Which module is asked for by which others, as the build's statistics have it. */
export interface BuildStats {
  readonly modules: readonly { readonly name: string; readonly reasons?: readonly { readonly moduleName: string }[] }[];
}

/** What Chromatic would shoot. */
export interface ChromaticPlan {
  /** Stories with their modes, those without a picture left out. */
  readonly shot: readonly { readonly id: string; readonly importPath: string; readonly modes: readonly string[] }[];
  /** Stories that it is told to leave alone. */
  readonly skipped: number;
  /** What is wrong with a mode, in words. */
  readonly faults: readonly string[];
}

/** Works out what Chromatic would shoot, by the same rules that tell it so in the stories' parameters. */
export function chromaticPlan(stories: readonly IndexedStory[]): ChromaticPlan {
  const all = stories.filter(({ type }) => type === 'story').map((story) => ({ story, modes: chromaticOf(story).modes }));
  const tenants: readonly string[] = tenantCodes;
  const faults = all.flatMap(({ story: { id }, modes = {} }) =>
    Object.entries(modes).flatMap(([name, { tenant, mode, language, viewport }]) => {
      const isKnown =
        tenants.includes(tenant) && ['light', 'dark'].includes(mode) && (limits.languages as readonly string[]).includes(language);
      return isKnown && viewport.width >= 320
        ? []
        : [`${id}: the mode "${name}" has a tenant, a mode, a language or a width that Storybook doesn't know.`];
    }),
  );
  const shot = all.flatMap(({ story: { id, importPath }, modes }) => (modes ? [{ id, importPath, modes: Object.keys(modes) }] : []));
  return { shot, skipped: all.length - shot.length, faults };
}

const plainName = (name: string): string => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The story files that changed files reach, by imports; all of them where what every story stands in has changed. */
export function storyFilesReached({ modules }: BuildStats, changed: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, Set<string>>();
  for (const { name, reasons = [] } of modules) {
    const known = importers.get(plainName(name)) ?? new Set<string>();
    for (const { moduleName } of reasons) known.add(plainName(moduleName));
    importers.set(plainName(name), known);
  }
  const files = [...importers.keys()].filter((name) => name.endsWith('.stories.tsx'));
  if (changed.some((file) => /^\.storybook\/[^/]+\.tsx?$|^public\/|^package-lock\.json$/.test(file))) return new Set(files);
  const seen = new Set<string>();
  const waiting = changed.filter((file) => importers.has(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    // What all stories are listed in isn't a way from one to the others.
    if (!file.endsWith('.stories.tsx')) waiting.push(...(importers.get(file) ?? []));
  }
  return new Set([...seen].filter((file) => files.includes(file)));
}
