import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the words that a script was started with. One that the script doesn't know ends it before it has done anything: a mistyped option
 * must never run the script as if it weren't there.
 *
 * @param usage how the script is called
 * @param config the options, as `parseArgs` takes them; other words only with `allowPositionals`
 */
export function readWords<const Config extends ParseArgsConfig>(usage: string, config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's advice on quoting follows the sentence with the error.
    const [sentence = ''] = (error as Error).message.split(/\.(?: |\n|$)/);
    return refuse(`${sentence}.`, usage);
  }
}

/** A whole number above zero out of an option; anything else ends the script as an unknown option does. */
export function countOf(option: string, text: string, usage: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : refuse(`--${option} must be a whole number above zero, not "${text}".`, usage);
}

/** Ends a script that was called wrongly, with exit code 2. */
export function refuse(sentence: string, usage: string): never {
  console.error(`${sentence}\nUsage: ${usage}`);
  process.exit(2);
}
