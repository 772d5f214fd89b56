import { readDraft, type Draft, type ReadDraft } from './draft';

const word = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const lineWidth = 140;

/** A value as the formatter writes it: on one line where that fits and nothing in it wants several. */
function literal(value: unknown, indent: string, before: number): string {
  if (typeof value === 'string') return word(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((one) => literal(one, inner, inner.length))
    : Object.entries(value).map(([name, one]) => `${name}: ${literal(one, inner, inner.length + name.length + 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  const isFlat = !line.includes('\n') && before + line.length + 1 <= lineWidth;
  return isFlat ? line : `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

/** Objects of a look's file written on several lines even if they would fit on one. */
const onOwnLines = ['light', 'dark', 'wordMark'];

/** The text of `src/themes/tenants/XX.ts`. */
export function lookFile(draft: Draft): string {
  const { code } = draft;
  const fields = Object.entries(draft).map(([name, value]) => {
    const text = literal(value, '  ', 4 + name.length);
    if (!onOwnLines.includes(name) || text.includes('\n')) return `  ${name}: ${text},\n`;
    const lines = Object.entries(value as object).map(([key, one]) => `    ${key}: ${literal(one, '    ', 6 + key.length)},\n`);
    return `  ${name}: {\n${lines.join('')}  },\n`;
  });
  const drawn = [
    ['favicon', 'favicon'],
    ['logo', 'logo'],
    ['logoOnDark', 'logo-on-dark'],
    ['missingImage', 'missing-image'],
  ].map(([name, file]) => `import ${name} from '../assets/${code}/${file}.svg?no-inline';\n`);
  return `${drawn.join('')}import { lookOf } from '../lookOf';

/** ${draft.wordMark.name}: drawn up in the theme editor. */
export const look = lookOf({
${fields.join('')}  assets: { logo, logoOnDark, favicon, missingImage },
});
`;
}

/** Reads a literal of objects, lists, texts, numbers and yes or no; anything else throws, so nothing is ever run. */
class LiteralReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    const parts = text.match(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|-?[\d.]+|[\w$]+|\.\.\.|[^\s]/g) ?? [];
    this.#tokens = parts.filter((part) => !/^\/[/*]/.test(part));
  }

  #next(expected?: string): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Error('The file ends in the middle of the look.');
    if (expected !== undefined && token !== expected) throw new Error(`Expected "${expected}", found "${token}".`);
    return token;
  }

  #listOf(close: string, entry: () => void): void {
    while (this.#tokens[this.#at] !== close) {
      entry();
      if (this.#tokens[this.#at] === ',') this.#at += 1;
      else break;
    }
    this.#next(close);
  }

  value(): unknown {
    const token = this.#next();
    if (token === '{') {
      const object: Record<string, unknown> = {};
      this.#listOf('}', () => {
        const name = this.#next().replaceAll(/^['"]|['"]$/g, '');
        if (name === 'assets') return this.#skipAssets();
        if (name === '...') throw new Error('The look takes parts from its group; only standalone looks can be read.');
        this.#next(':');
        object[name] = this.value();
      });
      return object;
    }
    if (token === '[') {
      const list: unknown[] = [];
      this.#listOf(']', () => list.push(this.value()));
      return list;
    }
    if (/^['"]/.test(token)) return token.slice(1, -1).replaceAll(/\\(.)/g, '$1');
    if (/^-?[\d.]+$/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    throw new Error(`"${token}" is not a literal value.`);
  }

  /** The drawn files, which are imported and no part of a draft. */
  #skipAssets(): void {
    this.#next(':');
    this.#next('{');
    this.#listOf('}', () => this.#next());
  }
}

/** The draft of a look's file. */
export function readLookFile(text: string): ReadDraft {
  const start = /lookOf\s*\(/.exec(text);
  if (!start) return { problems: ['The file has no lookOf({ … }): looks of a group are made from their group’s.'] };
  try {
    return readDraft(new LiteralReader(text.slice(start.index + start[0].length)).value());
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}
