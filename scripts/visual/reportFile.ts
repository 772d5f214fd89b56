import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFacts } from '#tests/visual/shots.ts';
import type { Change, Group } from './groups.ts';
import type { RunResult } from './results.ts';

export const reportFolder = 'reports/visual';
export const reportFile = join(reportFolder, 'report.json');

/** A picture that differs, as the report shows it. Its files lie below the report's folder. */
export interface ReportedChange extends Change {
  /** Undefined if its story is gone. */
  readonly facts: PictureFacts | undefined;
  /** Its changes, in words. */
  readonly words: string;
  /** Digest of the picture; undefined if its story is gone or no picture could be taken. */
  readonly digest?: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
  readonly thumb?: string;
  /** Why none could be taken. */
  readonly error?: string;
}

/** All that the report says. */
export interface Report {
  readonly groups: readonly Group<ReportedChange>[];
  /** Number of pictures taken or expected. */
  readonly count: number;
  readonly retaken: readonly PictureFacts[];
  readonly timed: readonly PictureFacts[];
  readonly others: RunResult['others'];
  /** Screens of the running shop beside the stories of them. */
  readonly pairs: readonly { readonly name: string; readonly shop: string; readonly story: string }[];
  /** Commit of the earlier pictures; undefined without one. */
  readonly base: { readonly commit: string; readonly name: string | undefined } | undefined;
  /** Notes on the earlier pictures: why some are missing, or differ from the reference. */
  readonly notes: readonly string[];
}

/** A story's address in the Storybook that lies in the report, in the look, the mode, the language and the window of a picture. */
export function storyAddress({ storyId, tenant, mode, language, window }: PictureFacts): string {
  const viewport = window.width < 961 ? ';viewport:phone' : '';
  return `storybook/?path=/story/${storyId}&globals=tenant:${tenant};mode:${mode};language:${language}${viewport}`;
}

/** Deletes the last report: its groups are outdated after an acceptance. */
export const forgetReport = (): void => rmSync(reportFile, { force: true });

/** The last report; undefined where there is none. */
export function lastReport(): Report | undefined {
  if (!existsSync(reportFile)) return undefined;
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
}
