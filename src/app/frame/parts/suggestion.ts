/** A destination offered by the search box while typing. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** Quieter words under the label or at its end. */
  readonly detail?: string | undefined;
  /** Picture beside it. */
  readonly picture?: string | undefined;
  /** Address inside the shop. */
  readonly href: string;
}

/** Suggestions for a text, best first in each group. */
export interface Suggestions {
  /** Searches that the user has saved; before anything is typed. */
  readonly saved?: readonly Suggestion[];
  /** Completions of the typed text; before any is typed, popular searches. */
  readonly terms: readonly Suggestion[];
  readonly categories: readonly Suggestion[];
  readonly products: readonly Suggestion[];
  /** No exact hit: all suggestions are only similar. */
  readonly isOnlySimilar?: boolean;
}

/** The groups in the order in which they are shown and walked through. */
export const suggestionGroups = ['saved', 'terms', 'categories', 'products'] as const satisfies readonly (keyof Omit<
  Suggestions,
  'isOnlySimilar'
>)[];

/** All suggestions in the order in which the arrow keys walk through them. */
export function inOrder(suggestions: Suggestions | undefined): readonly Suggestion[] {
  return suggestions ? suggestionGroups.flatMap((group) => suggestions[group] ?? []) : [];
}
