import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { ProgressFile } from './progress.ts';

/** Reports a Playwright suite's progress to `npm test`. */
// Playwright loads a reporter by its file and takes the default export.
// oxlint-disable-next-line import/no-default-export
export default class PlaywrightProgress implements Reporter {
  readonly #progress = new ProgressFile();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#progress.expect(suite.allTests().length);
  }

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    this.#progress.finish(status !== 'passed' && status !== 'skipped');
  }

  onEnd(): void {
    this.#progress.write();
  }

  printsToStdio(): boolean {
    return false;
  }
}
