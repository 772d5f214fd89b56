import { stripVTControlCharacters } from 'node:util';
import { annotationTypes, type PictureFacts } from '#tests/visual/shots.ts';

/** A run's report of one picture that it took or tried to take. */
export interface PictureResult {
  readonly facts: PictureFacts;
  readonly isAsBefore: boolean;
  /** Digest of the picture; undefined if there is none. */
  readonly digest: string | undefined;
  /** Why there is no picture. */
  readonly error: string;
  /** Its difference, in a run that accepts. */
  readonly accepted: 'changed' | 'new' | undefined;
  /** Differed in the page of the story before it, and not in a page of its own. */
  readonly isRetaken: boolean;
  /** Kept changing until the timeout. */
  readonly isTimed: boolean;
}

/** A run's report of the pictures. */
export interface RunResult {
  readonly pictures: readonly PictureResult[];
  /** Places of the reference whose story is gone. */
  readonly gone: readonly string[];
  /** Tests that failed without being of one picture, with their errors. */
  readonly others: readonly { readonly title: string; readonly error: string }[];
}

interface JsonSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly status: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
  readonly suites?: readonly JsonSuite[];
}

/** An error's own words: no colours of a terminal, nothing of the call stack. */
const plain = (message = ''): string =>
  stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .split('\n    at ')[0]
    ?.trim() ?? '';

/** Parses the output of Playwright's JSON reporter for the pictures. */
export function readResults(json: unknown): RunResult {
  const pictures: PictureResult[] = [];
  const gone: string[] = [];
  const others: { title: string; error: string }[] = [];
  const walk = ({ specs, suites = [] }: JsonSuite): void => {
    for (const { title, ok, tests } of specs)
      for (const { annotations, results, status } of tests) {
        const described = (type: string) => annotations.find((annotation) => annotation.type === type);
        const facts = described(annotationTypes.facts)?.description;
        const [result] = results;
        const error = plain(result?.error?.message);
        const goneHere = annotations.flatMap(({ type, description }) =>
          type === annotationTypes.gone && description ? [description] : [],
        );
        gone.push(...goneHere);
        if (facts === undefined) {
          if (!ok && goneHere.length === 0) others.push({ title, error });
        } else if (status !== 'skipped')
          pictures.push({
            facts: JSON.parse(facts) as PictureFacts,
            isAsBefore: ok,
            digest: described(annotationTypes.drawn)?.description,
            error,
            accepted: described(annotationTypes.accepted)?.description as PictureResult['accepted'],
            isRetaken: described(annotationTypes.retaken) !== undefined,
            isTimed: described(annotationTypes.timed) !== undefined,
          });
      }
    for (const suite of suites) walk(suite);
  };
  for (const suite of (json as { suites: readonly JsonSuite[] }).suites) walk(suite);
  return { pictures, gone, others };
}
