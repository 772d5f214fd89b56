// Checks a running backend against the contract; see `usage` in contractCheck.ts.
import { checkBackend, readArguments, report, usage } from './contractCheck';

async function run(): Promise<number> {
  let settings;
  try {
    settings = readArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (!settings) {
    console.log(usage);
    return 0;
  }
  const { text, hasFailed } = report(await checkBackend(settings), settings);
  console.log(text);
  return hasFailed ? 1 : 0;
}

process.exitCode = await run();
