import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes below which compressing saves no packet. */
const minBytes = 500;
const [smallGzip, smallBrotli] = [promisify(gzip), promisify(brotliCompress)];

async function compress(file: string): Promise<void> {
  const text = readFileSync(file);
  const size = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [zipped, brotli] = await Promise.all([smallGzip(text, { level: 9 }), smallBrotli(text, { params: size })]);
  if (zipped.length < text.length) writeFileSync(`${file}.gz`, zipped);
  if (brotli.length < text.length) writeFileSync(`${file}.br`, brotli);
}

/** Writes a `.gz` and a `.br` beside each file of the pattern that gets smaller by it, so that no server has to compress. */
export async function compressFiles(pattern: string): Promise<void> {
  const waiting = globSync(pattern).filter((file) => statSync(file).size >= minBytes);
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compress(file);
    }),
  );
}
