import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { ProgressFile } from './progress.ts';

/** Reports a Vitest suite's progress to `npm test`. */
// Vitest loads a reporter by its file and takes the default export.
// oxlint-disable-next-line import/no-default-export
export default class VitestProgress implements Reporter {
  readonly #progress = new ProgressFile();

  onTestModuleCollected(module: TestModule): void {
    this.#progress.expect([...module.children.allTests()].length);
  }

  onTestCaseResult(test: TestCase): void {
    this.#progress.finish(test.result().state === 'failed');
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.#progress.end(errors.length);
  }
}
