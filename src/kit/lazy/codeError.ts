/**
 * Reasons why code can't be loaded: `unreachable`, the server doesn't answer; `gone`, a new release has removed the
 * file; `broken`, the file exists but fails.
 */
export type CodeTrouble = 'unreachable' | 'gone' | 'broken';

/** Thrown if lazily loaded code is unavailable. */
export class CodeError extends Error {
  readonly trouble: CodeTrouble;
  /** True if another attempt would fail again, so that only a reload helps. */
  readonly needsReload: boolean;

  constructor(trouble: CodeTrouble, { needsReload, cause }: { needsReload: boolean; cause: unknown }) {
    super(`Code is ${trouble}`, { cause });
    this.trouble = trouble;
    this.needsReload = needsReload;
  }
}
