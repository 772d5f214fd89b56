import { relative } from 'node:path';
import { annotationTypes } from '#tests/visual/shots.ts';

/** A part of a suite whose result is kept by itself. */
export interface Part {
  readonly name: string;
  /** Digest of everything that decides how it ends. */
  readonly digest: string;
  /** The argument with which the suite's script runs it; undefined for parts that run with any other. */
  readonly word?: string;
}

/** Counts of something in which nothing failed. */
export interface GreenCounts {
  readonly passed: number;
  readonly skipped: number;
}

interface FileReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts of each file of Vitest's report in which nothing failed. */
export function greenFiles(report: unknown): Map<string, GreenCounts> {
  const { testResults } = report as FileReport;
  return new Map(
    testResults
      .filter(({ status, assertionResults }) => status === 'passed' && assertionResults.every((test) => test.status !== 'failed'))
      .map(({ name, assertionResults }) => {
        const passed = assertionResults.filter((test) => test.status === 'passed').length;
        return [relative('.', name).replaceAll('\\', '/'), { passed, skipped: assertionResults.length - passed }];
      }),
  );
}

interface PictureSuite {
  readonly specs: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly PictureSuite[];
}

/** The part of the pictures' suite that shoots the running shop, and the files of it that are no pictures. */
export const shopPictures = 'running-shop';
export const otherPictureTests = 'others';

/** Counts of the pictures of each story, of the running shop, and of the other tests in Playwright's report, where none failed. */
export function greenPictures(report: unknown): Map<string, GreenCounts> {
  const counts = new Map<string, GreenCounts>();
  const red = new Set<string>();
  const walk = ({ specs, suites = [] }: PictureSuite): void => {
    for (const { annotations, status } of specs.flatMap(({ tests }) => tests)) {
      const facts = annotations.find(({ type }) => type === annotationTypes.facts)?.description;
      const { place = '', storyId = '' } = facts === undefined ? {} : (JSON.parse(facts) as { place: string; storyId: string });
      const part = facts === undefined ? otherPictureTests : place.startsWith('shop/') ? shopPictures : storyId;
      const { passed, skipped } = counts.get(part) ?? { passed: 0, skipped: 0 };
      if (status === 'expected') counts.set(part, { passed: passed + 1, skipped });
      else if (status === 'skipped') counts.set(part, { passed, skipped: skipped + 1 });
      else red.add(part);
    }
    suites.forEach(walk);
  };
  (report as PictureSuite).suites?.forEach(walk);
  for (const part of red) counts.delete(part);
  return counts;
}
