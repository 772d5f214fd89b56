import { chromaticOf, type PicturedStory } from '#storybook/pictures.ts';
import { limits } from '#domain/text/limits.ts';
import { tenantCodes } from '#domain/customer/tenant.ts';

/** A story as the built Storybook's index has it. */
export interface IndexedStory extends PicturedStory {
  readonly id: string;
  readonly importPath: string;
  readonly type: 'story' | 'docs';
}

/** Importers of each module, by the build's statistics. */
export interface BuildStats {
  readonly modules: readonly { readonly name: string; readonly reasons?: readonly { readonly moduleName: string }[] }[];
}

/** Chromatic's pictures. */
export interface ChromaticPlan {
  /** Stories with their modes, those without a picture left out. */
  readonly shot: readonly { readonly id: string; readonly importPath: string; readonly modes: readonly string[] }[];
  /** Number of stories that it must skip. */
  readonly skipped: number;
  /** Faults of a mode, in words. */
  readonly faults: readonly string[];
}

/** Lists Chromatic's pictures, by the same rules that set the stories' parameters for it. */
export function chromaticPlan(stories: readonly IndexedStory[]): ChromaticPlan {
  const all = stories.filter(({ type }) => type === 'story').map((story) => ({ story, modes: chromaticOf(story).modes }));
  const tenants: readonly string[] = tenantCodes;
  const faults = all.flatMap(({ story: { id }, modes = {} }) =>
    Object.entries(modes).flatMap(([name, { tenant, mode, language, viewport }]) => {
      const isKnown =
        tenants.includes(tenant) && ['light', 'dark'].includes(mode) && (limits.languages as readonly string[]).includes(language);
      return isKnown && viewport.width >= 320
        ? []
        : [`${id}: the mode "${name}" has a tenant, a mode, a language or a width unknown to Storybook.`];
    }),
  );
  const shot = all.flatMap(({ story: { id, importPath }, modes }) => (modes ? [{ id, importPath, modes: Object.keys(modes) }] : []));
  return { shot, skipped: all.length - shot.length, faults };
}

const plainName = (name: string): string => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The story files that import changed files, directly or not; all of them if a file of every story has changed. */
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
    // The list of all stories doesn't connect one with the others.
    if (!file.endsWith('.stories.tsx')) waiting.push(...(importers.get(file) ?? []));
  }
  return new Set([...seen].filter((file) => files.includes(file)));
}
