/**
 * Why code could not be had: `unreachable`, there was no answer; `gone`, the server has it no longer, so there is a new release; `broken`,
 * it is there and could not be used.
 */
export type CodeTrouble = 'unreachable' | 'gone' | 'broken';

/** Code that comes later and could not be had. */
export class CodeError extends Error {
  readonly trouble: CodeTrouble;
  /** Whether only reloading the page helps: asked for again, it would fail again. */
  readonly needsReload: boolean;

  constructor(trouble: CodeTrouble, { needsReload, cause }: { needsReload: boolean; cause: unknown }) {
    super(`Code is ${trouble}`, { cause });
    this.trouble = trouble;
    this.needsReload = needsReload;
  }
}
